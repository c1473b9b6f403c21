import ReferenceCombine

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension URLSession {
  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  // sdk: complete
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
      let result = PassthroughSubject<Output, URLError>()
      result.receive(subscriber: subscriber)
      nonisolated(unsafe) let sending = result
      session.dataTask(with: request) { data, response, error in
        if let data, let response {
          sending.send((data, response))
          sending.send(completion: .finished)
        } else {
          sending.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
      }.resume()
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension JSONDecoder: @retroactive TopLevelDecoder {
  public typealias Input = Data
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  public typealias Input = Data
}
