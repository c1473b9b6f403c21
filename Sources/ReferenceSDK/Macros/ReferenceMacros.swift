/// The macros of the reference SDK. The compiler loads them by name from this module's dynamic library
/// (`-load-plugin-library`), so that there is no plugin process and no list of them.
public enum ReferenceMacros {}
