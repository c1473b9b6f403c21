// platforms: iOS
import UIKit

func offMain(_ controller: UIViewController) {
  controller.setNeedsFocusUpdate()  // error: call to main actor-isolated
}
