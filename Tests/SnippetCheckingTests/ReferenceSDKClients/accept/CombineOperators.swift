import Combine
import Foundation

struct Broken: Error {}
struct Reading: Codable { var value = 1, unit = "m" }

var numbers: AnyPublisher<Int, Never> { [3, 1, 2].publisher.eraseToAnyPublisher() }
var failing: AnyPublisher<Int, any Error> { Fail(error: Broken()).eraseToAnyPublisher() }

func collect() -> [AnyPublisher<[Int], Never>] {
  [
    numbers.collect().eraseToAnyPublisher(), numbers.collect(2).eraseToAnyPublisher(),
    numbers.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)).eraseToAnyPublisher(),
  ]
}

func answer() -> [AnyPublisher<Bool, any Error>] {
  [
    numbers.allSatisfy { $0 > 0 }.setFailureType(to: (any Error).self).eraseToAnyPublisher(),
    failing.contains(2).eraseToAnyPublisher(), failing.tryContains { _ in throw Broken() }.eraseToAnyPublisher(),
  ]
}

func reduce() -> [AnyPublisher<Int, Never>] {
  [
    numbers.reduce(0, +).eraseToAnyPublisher(), numbers.count().eraseToAnyPublisher(),
    numbers.min().eraseToAnyPublisher(), numbers.max { $0 < $1 }.eraseToAnyPublisher(),
    numbers.last().eraseToAnyPublisher(), numbers.first { $0 > 1 }.eraseToAnyPublisher(),
    numbers.drop { $0 > 2 }.eraseToAnyPublisher(), numbers.prefix { $0 > 2 }.eraseToAnyPublisher(),
    numbers.append(4, 5).prepend([0]).eraseToAnyPublisher(), numbers.output(at: 1).eraseToAnyPublisher(),
    numbers.output(in: 1...).replaceEmpty(with: 0).eraseToAnyPublisher(),
    failing.retry(2).assertNoFailure().eraseToAnyPublisher(),
    failing.tryCatch { _ in numbers.setFailureType(to: (any Error).self) }.replaceError(with: 0).eraseToAnyPublisher(),
    numbers.prefix(untilOutputFrom: Just(1)).drop(untilOutputFrom: Just("a")).eraseToAnyPublisher(),
    numbers.merge(with: Just(1), Just(2)).print("numbers").breakpointOnError().eraseToAnyPublisher(),
    numbers.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest).share().eraseToAnyPublisher(),
  ]
}

func inTime() -> AnyCancellable {
  numbers
    .subscribe(on: DispatchQueue.global())
    .delay(for: .seconds(1), scheduler: RunLoop.main)
    .throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: true)
    .timeout(.seconds(3), scheduler: DispatchQueue.main)
    .measureInterval(using: DispatchQueue.main)
    .sink { print($0.timeInterval) }
}

func connect() -> any Cancellable {
  let shared = numbers.multicast(subject: PassthroughSubject())
  _ = numbers.makeConnectable().autoconnect()
  return shared.connect()
}

func fuse() {
  let _: Just<Int> = Just(1).map { $0 + 1 }
  let _: Result<Int, any Error>.Publisher = Just(1).tryMap { $0 }
  let _: Publishers.MapKeyPath2<AnyPublisher<Reading, Never>, Int, String> =
    Just(Reading()).eraseToAnyPublisher().map(\.value, \.unit)
  let _: Publishers.Encode<Just<Reading>, JSONEncoder> = Just(Reading()).encode(encoder: JSONEncoder())
  let _: Optional<Int>.Publisher = Optional(1).publisher
  let _ = Publishers.CombineLatest3(numbers, numbers, Just("a")).map { "\($0)\($1)\($2)" }
  let _ = numbers.zip(numbers, Just(1)) { $0 + $1 + $2 }
  let _ = Just(1) == Just(2), _ = Subscribers.Demand.max(1) - 1 < .unlimited
}

func values() async throws -> Int {
  for try await value in failing.values { print(value) }
  for await value in numbers.values { print(value) }
  return try await Future<Int, any Error> { $0(.success(1)) }.value + Future<Int, Never> { $0(.success(2)) }.value
}
