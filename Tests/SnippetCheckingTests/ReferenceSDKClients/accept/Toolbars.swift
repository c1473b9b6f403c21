import SwiftUI

struct PlainToolbars: View {
  let isEditing: Bool
  let isLocked: Bool

  var body: some View {
    Text("A").toolbar { Text("Item") }
    Text("B").toolbar {
      ToolbarItem { Text("Add") }
      ToolbarItem(placement: .cancellationAction) { Text("Cancel") }
      ToolbarItem(placement: .confirmationAction) { Text("Done") }
      ToolbarItem(placement: .destructiveAction) { Text("Delete") }
      ToolbarItem(placement: .primaryAction) { Text("Primary") }
      ToolbarItem(placement: .secondaryAction) { Text("Secondary") }
      ToolbarItem(placement: .navigation) { Text("Back") }
      ToolbarItem(placement: .principal) { Text("Title") }
      ToolbarItem(placement: .status) { Text("Status") }
      ToolbarItem(placement: .keyboard) { Text("Keyboard") }
    }
    Text("C").toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Text("One")
        Text("Two")
      }
      ToolbarItemGroup {
        Text("One")
      } label: {
        Text("Group")
      }
      if isEditing {
        ToolbarItem { Text("Done") }
      }
      if isLocked {
        ToolbarItem { Text("Unlock") }
      } else {
        ToolbarItem { Text("Lock") }
      }
      ToolbarSpacer(.fixed)
      ToolbarSpacer(placement: .primaryAction)
      DefaultToolbarItem(kind: .search, placement: .automatic)
      if #available(iOS 26.0, macOS 26.0, *) {
        ToolbarItem { Text("New") }.sharedBackgroundVisibility(.hidden)
      }
    }
    Text("D")
      .toolbarRole(.editor)
      .toolbarTitleMenu { Text("Rename") }
      .toolbarTitleDisplayMode(.inlineLarge)
      .toolbar(removing: .sidebarToggle)
      .toolbar(.hidden)
      .toolbarVisibility(.hidden, for: .automatic)
      .toolbarBackgroundVisibility(.visible, for: .automatic)
      .toolbarColorScheme(.dark, for: .automatic)
  }
}

struct CustomToolbar: View {
  var body: some View {
    Text("A").toolbar(id: "main") {
      ToolbarItem(id: "add", placement: .primaryAction) { Text("Add") }
      ToolbarItem(id: "share") { Text("Share") }
        .defaultCustomization(.hidden, options: .alwaysAvailable)
      ToolbarItem(id: "tag") { Text("Tag") }
        .customizationBehavior(.disabled)
    }
  }
}

struct SharedToolbar: ToolbarContent {
  let title: String

  var body: some ToolbarContent {
    ToolbarItem(placement: .principal) { Text(title) }
    ToolbarItem { Text("Help") }
  }
}

struct UsesSharedToolbar: View {
  var body: some View {
    Text("A").toolbar { SharedToolbar(title: "Shared") }
    Text("B").toolbar { items }
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem { Text("One") }
    ToolbarItem { Text("Two") }
  }
}
