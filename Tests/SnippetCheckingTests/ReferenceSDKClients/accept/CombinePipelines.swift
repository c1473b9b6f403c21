import Combine
import Foundation

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var count = 0
  private var subscriptions = Set<AnyCancellable>()
  private let taps = PassthroughSubject<Int, Never>()
  let current = CurrentValueSubject<String, Never>("a")

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .map(\.count)
      .sink { [weak self] in self?.count = $0 }
      .store(in: &subscriptions)
    $query.map(\.count).receive(on: DispatchQueue.main).assign(to: &$count)
    $query.combineLatest($count).sink { text, count in print(text, count) }.store(in: &subscriptions)
    taps.filter { $0 > 1 }.merge(with: Just(3)).eraseToAnyPublisher()
      .sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
      .store(in: &subscriptions)
    taps.assign(to: \.count, on: self).store(in: &subscriptions)
    taps.send(1)
    objectWillChange.send()
    current.value = "b"
  }

  func load() -> AnyPublisher<Int, any Error> {
    Just("1").tryMap { try Int($0, format: .number) }.eraseToAnyPublisher()
  }

  func later() -> Future<Int, Never> { Future { $0(.success(1)) } }
}

func schedule() -> AnyCancellable {
  let queue = DispatchQueue.main
  queue.schedule(after: queue.now, tolerance: .seconds(1)) {}
  ImmediateScheduler.shared.schedule(
    after: ImmediateScheduler.shared.now, interval: 1, tolerance: 0, options: nil
  ) {}
  return AnyCancellable(queue.schedule(after: queue.now, interval: .seconds(1), tolerance: .milliseconds(10)) {})
}

struct Outcome: Codable {
  struct Failure: Error, Codable {}
  let completion: Subscribers.Completion<Failure>
}

func onQueues(_ numbers: AnyPublisher<Int, Never>) -> AnyCancellable {
  let later: @Sendable (RunLoop.SchedulerTimeType, OperationQueue.SchedulerTimeType.Stride) -> Void = { print($0, $1) }
  later(RunLoop.main.now, .seconds(1))
  return
    numbers
    .debounce(for: .milliseconds(300), scheduler: OperationQueue.main)
    .receive(on: OperationQueue.main)
    .sink { print($0) }
}
