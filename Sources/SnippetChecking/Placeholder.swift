import Diagnostics
import Documents
