// platforms: iOS
import UIKit

func offMain(_ controller: UIViewController) {
  controller.setNeedsFocusUpdate()
}
