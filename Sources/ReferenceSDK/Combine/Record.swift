// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct Record<Output, Failure>: Publisher where Failure: Error {
  public let recording: Record<Output, Failure>.Recording

  public init(record: (inout Record<Output, Failure>.Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public init(recording: Record<Output, Failure>.Recording) {
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let funnel = Funnel<Output, Failure>(to: subscriber, sources: 1)
    for value in recording.output { funnel.send(value) }
    funnel.end(recording.completion)
    funnel.start([AnyCancellable {}])
  }

  // sdk: complete
  public struct Recording {
    public typealias Input = Output

    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>

    public init() {
      self.init(output: [])
    }

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    public mutating func receive(_ input: Record<Output, Failure>.Recording.Input) {
      output.append(input)
    }

    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Record.Recording: Codable where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {
  public func encode(into encoder: any Encoder) throws {
    try encode(to: encoder)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Record: Codable where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {}
