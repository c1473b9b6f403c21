"""Plays the scenarios of a built site in Chromium, as readers do.

    python play.py SITE

Writes a JSON object: for each way of playing, null or what went wrong. Ends with 3 if the browser isn't installed.
"""

import functools
import http.server
import json
import pathlib
import shutil
import sys
import threading

try:
    import axe_playwright_python
    from selenium import webdriver
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import WebDriverWait
except ImportError:
    sys.exit(3)

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
# The steps of the tour, each with what the person sees after it.
TOUR = [
    ("push hut(7)", "hut(7)"),
    ("present filter", "filter"),
    ("swipe down", "hut(7)"),
    ("open hut-42", "hut(42)"),
    ("back", "list"),
]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or shutil.which("google-chrome") or ""
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))


class Reader:
    def __init__(self, driver, address):
        self.driver = driver
        self.address = address

    def open(self, width=1280, scheme="light", motion="reduce", scripts=True):
        call = self.driver.execute_cdp_cmd
        call("Emulation.setDeviceMetricsOverride", {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500})
        call("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": motion}]})
        call("Emulation.setScriptExecutionDisabled", {"value": not scripts})
        self.driver.get(self.address)
        if scripts:
            self.wait(lambda: "Ready" in self.told())

    def wait(self, condition, what="nothing happened in time"):
        WebDriverWait(self.driver, 20).until(lambda _: condition(), what)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def told(self):
        return self.find(".player .told").text

    def button(self, text, place=".player"):
        """The button, away from what sticks to the edge of the window."""
        button = self.driver.execute_script("""
            const [place, text] = arguments;
            const button = [...document.querySelectorAll(`${place} button`)]
              .find((one) => [one.textContent.trim(), one.getAttribute("aria-label")].includes(text));
            button?.scrollIntoView({ block: "center" });
            return button;""", place, text)
        assert button, f"there is no button '{text}' in '{place}'"
        return button

    def expect(self, step, seen):
        told = self.told()
        assert step in told and f"sees {seen}." in told, f"after '{step}' the page says '{told}'"


def mouse(reader):
    reader.open(motion="no-preference")
    for step, seen in TOUR:
        reader.button("Step").click()
        reader.expect(step, seen)
        line = reader.find("pre .step[aria-current]").text
        assert line == step, f"'{line}' is marked instead of '{step}'"
    assert "ends here" in reader.told()
    assert reader.button("Step").get_attribute("aria-disabled") == "true"
    reader.button("Step back").click()
    reader.expect("open hut-42", "hut(42)")
    reader.button("Reset").click()
    assert "Ready" in reader.told()


def drawing(reader):
    """The device itself is used: links, tabs, sheet, back."""
    reader.open()
    reader.button("Link to hut(7)", ".device").click()
    reader.expect("tap hut(7)", "hut(7)")
    reader.button("Tab library", ".device").click()
    reader.expect("tap tab library", "root")
    assert "Off the script" in reader.told()
    reader.find(".free summary").click()
    reader.button("present filter").click()
    reader.expect("present filter", "filter")
    reader.button("Swipe down", ".device").click()
    reader.expect("swipe down", "root")
    reader.button("Tab search", ".device").click()
    reader.button("Back to search", ".device").click()
    reader.expect("back", "root")


def devices(reader):
    reader.open()
    reader.find(".free summary").click()
    reader.button("present tour").click()
    reader.expect("present tour", "tour")
    reader.button("Mac", ".choices").click()
    told = reader.told()
    assert "macOS" in told, f"a cover on the Mac gives '{told}'"
    reader.button("iPad", ".choices").click()
    reader.expect("present tour", "tour")
    assert reader.driver.find_elements(By.CSS_SELECTOR, ".device.ipad .layer.cover")


def keyboard(reader):
    reader.open()

    def focus(text):
        for _ in range(60):
            focused = reader.driver.switch_to.active_element
            if focused.text.strip() == text or focused.get_attribute("aria-label") == text:
                return focused
            focused.send_keys(Keys.TAB)
        raise AssertionError(f"the tab key does not lead to '{text}'")

    reader.driver.execute_script("document.querySelector('.player').closest('figure').querySelector('summary').focus()")
    for step, seen in TOUR:
        focus("Step").send_keys(Keys.ENTER)
        reader.expect(step, seen)
    focus("Step back").send_keys(Keys.SPACE)
    reader.expect("open hut-42", "hut(42)")
    # The drawing comes before the controls; what was used keeps the focus though it is drawn anew.
    reader.driver.execute_script("document.querySelector('.player').closest('figure').querySelector('summary').focus()")
    focus("Tab search").send_keys(Keys.ENTER)
    reader.expect("tap tab search", "hut(7)")
    label = reader.driver.switch_to.active_element.get_attribute("aria-label")
    assert label == "Tab search", f"the focus went to '{label}'"


def phone(reader):
    reader.open(width=390)
    for step, seen in TOUR:
        button = reader.button("Step")
        size = button.size
        assert size["width"] >= 24 and size["height"] >= 24, f"the button is {size}"
        button.click()
        reader.expect(step, seen)
    width = reader.driver.execute_script("return document.documentElement.scrollWidth")
    assert width <= 390, f"the page is {width} pixels wide"
    for device in ["iPad", "Mac"]:
        reader.button(device, ".choices").click()
        width = reader.driver.execute_script("return document.documentElement.scrollWidth")
        assert width <= 390, f"with the {device} the page is {width} pixels wide"
        edge = reader.driver.execute_script("return document.querySelector('.device').getBoundingClientRect().right")
        assert edge <= 374, f"the {device} ends at {edge} of 390 pixels"


def without_scripts(reader):
    reader.open(scripts=False)
    page = reader.driver.page_source
    assert reader.find(".player").get_attribute("hidden") is not None
    for step, seen in TOUR:
        assert f"<code>{step}</code>" in page, f"the trace lacks '{step}'"
    reader.find(".scenario summary").click()
    assert "hut(42)" in reader.find(".trace").text


def accessibility(reader):
    problems = []
    for width in [390, 1280]:
        for scheme in ["light", "dark"]:
            reader.open(width=width, scheme=scheme)
            reader.driver.execute_script("document.querySelectorAll('details').forEach((part) => { part.open = true; })")
            reader.driver.execute_script(AXE)
            for step in [None, "present filter", "push lost", "present question", "kill"]:
                if step:
                    reader.button("Reset").click()
                    reader.button(step).click()
                for device in ["Mac", "iPad", "iPhone"] if step == "present filter" else ["iPhone"]:
                    reader.button(device, ".choices").click()
                    found = reader.driver.execute_async_script("""
                        const end = arguments[0];
                        axe.run(document, { resultTypes: ["violations"] }).then(
                          ({ violations }) => end(violations.map((one) => `${one.id}: ${one.nodes[0].html}`)),
                          (error) => end([String(error)]));""")
                    problems += [f"{width} {scheme} {device} {step}: {problem}" for problem in found]
    assert not problems, "\n".join(problems[:10])


def hurry(reader):
    """Clicks faster than anything moves leave one screen and one layer."""
    reader.open(motion="no-preference")
    reader.driver.execute_script("""
        const [step, , reset] = document.querySelectorAll('.player .controls button');
        for (let round = 0; round < 40; round++) { for (let index = 0; index < 5; index++) step.click(); reset.click(); }
        for (let index = 0; index < 5; index++) step.click();""")
    reader.expect("back", "list")
    reader.wait(lambda: reader.driver.execute_script(
        "return document.querySelectorAll('.device .layer, .device .leaving').length") == 0, "something stays in the way")


def calm_console(reader):
    worst = [entry["message"] for entry in reader.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
    worst = [message for message in worst if "favicon" not in message]
    assert not worst, "\n".join(worst[:5])


WAYS = [mouse, drawing, devices, keyboard, phone, hurry, accessibility, calm_console, without_scripts]


def main():
    if not (shutil.which("chromium") or shutil.which("google-chrome")) or not shutil.which("chromedriver"):
        sys.exit(3)
    driver = browser()
    outcome = {}
    try:
        driver.set_script_timeout(60)
        reader = Reader(driver, serve(sys.argv[1]))
        for way in WAYS:
            try:
                way(reader)
                outcome[way.__name__] = None
            except Exception as error:  # Whatever goes wrong is what the test is to tell.
                outcome[way.__name__] = f"{type(error).__name__}: {error}".split("Stacktrace")[0]
    finally:
        driver.quit()
    json.dump(outcome, sys.stdout)


main()
