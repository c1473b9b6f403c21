import SwiftUI

struct Toggles: View {
  @State private var isOn = false
  let title: String

  var body: some View {
    Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.switch)
    Toggle(title, isOn: $isOn)
    Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn).toggleStyle(.button)
    Toggle(isOn: $isOn) { Text("Wi-Fi") }.labelsHidden()
  }
}

struct Pickers: View {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate
    var id: Self { self }
  }

  @State private var flavor = Flavor.vanilla
  @State private var number: Int?

  var body: some View {
    Picker("Flavor", selection: $flavor) {
      ForEach(Flavor.allCases) { flavor in
        Text(flavor.rawValue.capitalized)
      }
    }
    .pickerStyle(.segmented)
    Picker(selection: $number) {
      Text("None").tag(Int?.none)
      Text("One").tag(Int?.some(1))
    } label: {
      Text("Number")
    }
    .pickerStyle(.menu)
    Picker("Number", systemImage: "number", selection: $flavor) { Text("x") }
      .pickerStyle(.inline)
    Picker("Number", selection: $flavor) {
      Text("x")
    } currentValueLabel: {
      Text("now")
    }
  }
}

struct Dates: View {
  @State private var date = Date()

  var body: some View {
    DatePicker("Due", selection: $date)
    DatePicker("Due", selection: $date, displayedComponents: [.date])
    DatePicker("Due", selection: $date, in: Date()...).datePickerStyle(.graphical)
    DatePicker(selection: $date, in: ...Date(), displayedComponents: .hourAndMinute) { Text("Due") }
  }
}

struct Numbers: View {
  @State private var value = 0.5
  @State private var count = 3

  var body: some View {
    Stepper("Count: \(count)", value: $count, in: 0...10)
    Stepper("Count", value: $count, step: 2)
    Stepper("Count") {
      count += 1
    } onDecrement: {
      count -= 1
    }
    Stepper(value: $count, in: 0...10, step: 2) { Text("Count") }
    Slider(value: $value)
    Slider(value: $value, in: 0...1)
    Slider(value: $value, in: 0...1, step: 0.1) { Text("Value") }
    Slider(value: $value, in: 0...1) {
      Text("Value")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
    }
  }
}

struct Indicators: View {
  let fraction: Double?

  var body: some View {
    ProgressView()
    ProgressView("Loading")
    ProgressView(value: fraction)
    ProgressView("Loading", value: fraction, total: 2).progressViewStyle(.circular)
    ProgressView(value: 0.2) {
      Text("Copying")
    } currentValueLabel: {
      Text("20 %")
    }
    Gauge(value: 0.4) { Text("Level") }.gaugeStyle(.accessoryCircularCapacity)
    Gauge(value: 4, in: 0...10) {
      Text("Level")
    } currentValueLabel: {
      Text("4")
    }
  }
}

struct Labels: View {
  @State private var color = Color.red

  var body: some View {
    Form {
      Label("Rain", systemImage: "cloud.rain").labelStyle(.titleAndIcon)
      Label {
        Text("Rain")
      } icon: {
        Image(systemName: "cloud.rain")
      }
      LabeledContent("Version", value: "1.0")
      LabeledContent("Price", value: 2.5, format: .currency(code: "EUR"))
      LabeledContent("Custom") { Image(systemName: "star") }
      ColorPicker("Color", selection: $color, supportsOpacity: false)
      Link("Site", destination: URL(string: "https://example.com")!)
      GroupBox("Box") { Text("In") }
    }
    .formStyle(.grouped)
  }
}

struct SlidersOf26: View {
  @State private var value = 0.5

  var body: some View {
    Slider(value: $value, in: 0...1, neutralValue: 0.5) {
      Text("Value")
    } currentValueLabel: {
      Text("now")
    }
  }
}
