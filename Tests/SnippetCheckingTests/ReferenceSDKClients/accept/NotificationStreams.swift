import Foundation

func first(of name: Notification.Name) async -> Notification? {
  let iterator = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
  return await iterator.next()
}

@MainActor func describe(_ manager: UndoManager) -> String {
  manager.disableUndoRegistration()
  manager.setActionName("Typing")
  manager.enableUndoRegistration()
  return manager.isUndoRegistrationEnabled ? manager.undoMenuItemTitle : manager.redoActionName
}
