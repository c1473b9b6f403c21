// Plays scenarios: the model of navigation runs as WebAssembly, and its state is drawn as a device. Without it, the steps stand
// in the page as text.
(() => {
  "use strict";
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const platforms = ["iphone", "ipad", "mac"];
  const actors = [["person", "A person"], ["code", "The app’s code"], ["system", "The system"]];
  const glide = { duration: 240, easing: "cubic-bezier(.2, .7, .2, 1)" };

  function make(name, attributes = {}, ...content) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key === "on") element.addEventListener("click", value);
      else if (value === true) element.setAttribute(key, "");
      else if (value !== false && value !== undefined && value !== null) element.setAttribute(key, value);
    }
    element.append(...content.filter((part) => part !== undefined && part !== null));
    return element;
  }
  const button = (text, on, attributes = {}) => make("button", { type: "button", on, ...attributes }, text);

  // MARK: The model

  const loading = new Map();
  const once = (address, load) => {
    if (!loading.has(address)) loading.set(address, load().catch((error) => { loading.delete(address); throw error; }));
    return loading.get(address);
  };
  const fetched = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer;
  };
  const module = (address) => once(address, async () => WebAssembly.compile(await (await fetched(address)).arrayBuffer()));
  const notes = (address) => once(address, async () => (await fetched(address)).json());
  const bytes = (hex) => Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));

  // One app in use. `start`, `send` and `restart` give what the model says of it then.
  class Model {
    constructor(instance) {
      this.calls = instance.exports;
    }
    call(name, hex) {
      const input = bytes(hex), pointer = this.calls.reserve(input.length);
      new Uint8Array(this.calls.memory.buffer, pointer, input.length).set(input);
      if (!this.calls[name](input.length)) throw new Error("The page and the model don’t belong together.");
      return this.result();
    }
    restart() {
      this.calls.restart();
      return this.result();
    }
    result() {
      const result = new Uint8Array(this.calls.memory.buffer, this.calls.result(), this.calls.resultSize());
      return JSON.parse(new TextDecoder().decode(result));
    }
  }

  // MARK: The player

  class Player {
    constructor(place) {
      this.place = place;
      this.figure = place.closest("figure");
      this.data = JSON.parse(place.querySelector("script").textContent);
      this.items = new Map(this.data.presentations.map((item) => [item.name, item]));
      this.offers = this.data.offers.map(([actor, text, event]) => ({ actor, text, event }));
      this.lines = [...this.figure.querySelectorAll("pre .step")];
      this.history = [];
      this.platform = this.data.platform;
      this.frame();
    }

    async begin() {
      try {
        const [compiled, words] = await Promise.all([module(this.place.dataset.module), notes(this.place.dataset.notes)]);
        this.words = words;
        this.model = new Model(await WebAssembly.instantiate(compiled));
        this.replay();
      } catch (error) {
        this.place.replaceChildren(make("p", { class: "player-trouble" },
          location.protocol === "file:"
            ? "Scenarios can be played where the site is served. Read from a file, the page shows their steps as text, under the title."
            : "The player can’t be loaded. The steps stand as text under the title."));
        this.place.classList.add("trouble");
        console.warn(error);
      }
    }

    // What stays in place: device, controls, what is told.
    frame() {
      this.window = make("div", { class: "window" });
      this.device = make("div", { class: "device", role: "group", tabindex: -1 }, this.window);
      this.back = button("Step back", () => this.undo());
      this.next = button("Step", () => this.step(), { class: "primary" });
      this.reset = button("Reset", () => { this.history = []; this.replay(); });
      this.told = make("p", { class: "told", role: "status" });
      this.facts = make("dl", { class: "state" });
      this.log = make("ol", { class: "log", start: 0 });
      this.choices = platforms.map((platform) =>
        button(this.data.releases[platform].split(" ")[0], () => this.move(platform), { "data-platform": platform }));
      const controls = make("div", { class: "controls", role: "group", "aria-label": "Play" },
        ...(this.data.steps.length ? [this.next] : []), this.back, this.reset);
      const devices = make("div", { class: "choices", role: "group", "aria-label": "Device" }, ...this.choices);
      const free = make("details", { class: "free", open: !this.data.steps.length },
        make("summary", {}, this.data.steps.length ? "Try something else" : "Try something"),
        ...actors.map(([actor, title]) => this.offerGroup(actor, title)));
      this.place.append(
        make("div", { class: "stage" }, this.device, controls, devices),
        make("div", { class: "telling" }, this.told,
          make("div", {}, make("p", { class: "cap" }, "State"), this.facts),
          make("div", {}, make("p", { class: "cap" }, "What happened"),
            make("div", { class: "log-frame", tabindex: 0, role: "region", "aria-label": "What happened" }, this.log))),
        free);
      this.place.hidden = false;
      this.figure.classList.add("played");
    }

    offerGroup(actor, title) {
      const own = this.offers.filter((offer) => offer.actor === actor);
      if (!own.length) return null;
      return make("div", { role: "group", "aria-label": title }, make("p", { class: "cap" }, title),
        make("div", { class: "offers" }, ...own.map((offer) => {
          offer.button = button(offer.text, () => this.send(offer));
          return offer.button;
        })));
    }

    // MARK: Playing

    // Whether everything so far was the scenario's own.
    get isOnScript() {
      return this.history.length <= this.data.steps.length && this.history.every((event, index) => event === this.data.steps[index]);
    }
    step() {
      if (this.isOnScript && this.history.length < this.data.steps.length) this.send(this.data.steps[this.history.length]);
    }
    send(event) {
      if (!this.model) return;
      const step = this.data.steps[this.history.length];
      // What the reader tries may be just what the scenario does next.
      this.history.push(this.isOnScript && step && step.event === event.event ? step : event);
      this.take(this.model.call("send", event.event));
    }
    undo() {
      this.history.pop();
      this.replay();
    }
    move(platform) {
      if (platform === this.platform) return;
      this.platform = platform;
      this.pile = undefined;
      this.window.replaceChildren();
      this.layers = undefined;
      this.replay();
    }
    // Plays everything again from the start, and shows where it leads.
    replay() {
      if (!this.model) return;
      let result = this.model.call("start", this.data.starts[this.platform]);
      this.entries = [{ text: "Start", notes: [], screen: this.screenText(result) }];
      const events = this.history;
      this.history = [];
      for (const event of events) {
        result = this.model.call("send", event.event);
        this.history.push(event);
        this.entries.push(this.entry(event, result));
      }
      this.show(result);
    }
    take(result) {
      this.entries.push(this.entry(this.history.at(-1), result));
      this.show(result);
    }
    entry(event, result) {
      return { text: event.text, notes: result.notes, screen: this.screenText(result), unchanged: !result.changed };
    }

    // MARK: Telling

    name(number) { return number === null || number === undefined ? "none" : this.data.names[number] ?? "?"; }
    route([name, record]) { return this.name(name) + (record === undefined || record === null ? "" : `(${this.name(record)})`); }
    path(routes) { return routes.length ? routes.map((route) => this.route(route)).join(" > ") : "root"; }

    screenText({ screen, state }) {
      if (state.phase === "background") return "nothing while the app is in the background";
      switch (screen.screen) {
        case "destination": return this.route(screen.route);
        case "stale": case "unavailable": case "placeholder": return `${screen.screen} ${this.route(screen.route)}`;
        case "view": return `view ${this.name(screen.name)}`;
        case "presented": return this.name(screen.name);
        case "blank": return `blank ${this.name(screen.name)}`;
        default: return screen.screen;
      }
    }
    noteText(note) { return this.words[note[0]] ?? note[0]; }

    show(result) {
      this.result = result;
      const state = result.state, window = state.windows[state.focus], last = this.entries.at(-1);
      this.keepingFocus(() => this.draw(state, window));
      this.figure.dataset.device = this.platform;
      this.device.setAttribute("aria-label", `${this.data.releases[this.platform]}, drawn`);
      for (const choice of this.choices) choice.setAttribute("aria-pressed", String(choice.dataset.platform === this.platform));
      const total = this.data.steps.length, done = this.history.length, onScript = this.isOnScript;
      this.enable(this.next, onScript && done < total);
      this.enable(this.back, done > 0);
      this.enable(this.reset, done > 0);
      this.lines.forEach((line, index) => {
        if (onScript && index === done - 1) line.setAttribute("aria-current", "step"); else line.removeAttribute("aria-current");
      });
      const place = !total || !done ? "" : onScript ? `Step ${done} of ${total}: ` : "Off the script: ";
      const ending = onScript && total && done === total ? " The scenario ends here." : "";
      this.told.replaceChildren(
        done ? `${place}${last.text}.` : total ? `Ready: ${total} ${total === 1 ? "step" : "steps"}.` : "Ready.",
        ` ${last.unchanged ? "Nothing changes; the person sees" : "The person sees"} ${last.screen}.`,
        ...last.notes.map((note) => ` ${this.noteText(note)}`), ending);
      this.facts.replaceChildren(...this.stateFacts(state, window).map(([label, value]) => make("div", {}, make("dt", {}, label), make("dd", {}, value))));
      this.log.replaceChildren(...this.entries.map((entry, index) => make("li", { "aria-current": index === this.entries.length - 1 ? "step" : null },
        make("code", {}, entry.text), ` ${entry.unchanged ? "changes nothing" : "→ " + entry.screen}`,
        ...entry.notes.map((note) => this.noteElement(note)))));
      const frame = this.log.parentElement;
      frame.scrollTop = frame.scrollHeight;
    }
    // A button that has just been used keeps the focus, even when it can't be used again.
    enable(control, isEnabled) {
      control.setAttribute("aria-disabled", String(!isEnabled));
    }
    noteElement(note) {
      const [, severity, ...names] = note, about = names.filter((name) => name !== null).map((name) => this.name(name)).join(", ");
      const tone = { info: "note", advice: "note warn", mistake: "note no" }[severity];
      return make("p", { class: tone }, severity === "info" ? null : make("b", {}, severity === "advice" ? "Advice: " : "Mistake: "),
        this.noteText(note), about ? make("span", { class: "quiet" }, ` (${about})`) : null);
    }

    stateFacts(state, window) {
      if (!window || state.phase === "not-running") return [["app", "not running"], ["screen", "nothing"]];
      const facts = [], top = window.layers.at(-1);
      if (state.phase !== "active") facts.push(["app", "in the background"]);
      if (state.windows.length > 1) facts.push(["window", this.name(window.name)]);
      if (this.platform === "ipad") facts.push(["width", window.sizeClass]);
      if (window.root !== "app") facts.push(["root", window.root]);
      if (window.tab !== null) facts.push(["tab", this.name(window.tab)]);
      if (window.split) {
        facts.push(["columns", this.columns(window).join(", ")], ["sidebar", this.name(window.split.sidebar)]);
        if (this.data.split.content) facts.push(["content", this.name(window.split.content)]);
      }
      const stack = this.stackOf(window);
      facts.push(["path", stack ? this.path(stack.path) : "no stack"]);
      if (stack?.views.length) facts.push(["beside the path", stack.views.map((view) => this.name(view.name)).join(" > ")]);
      if (window.layers.length) facts.push(["presented", window.layers.map((layer) => this.name(layer.item)).join(" > ")]);
      if (top?.stack.path.length) facts.push(["presented path", this.path(top.stack.path)]);
      if (window.queue.length) facts.push(["waiting", window.queue.map((layer) => this.name(layer.item)).join(" > ")]);
      if (window.dismissing) facts.push(["leaving", "until the dismissal ends"]);
      if (window.flows.length) facts.push(["flow", window.flows.map((flow) => this.name(flow.name)).join(" > ")]);
      if (state.heldLink !== null) facts.push(["link that waits", this.name(state.heldLink)]);
      for (const saved of state.saved) facts.push(["saved", saved.paths.map((path) => this.path(path)).join(" | ") || "selections"]);
      facts.push(["screen", this.screenText(this.result)]);
      return facts;
    }

    stackOf(window) {
      if (!this.data.tabs) return window.stacks[0];
      const index = this.data.tabs.indexOf(window.tab);
      return index < 0 || this.data.stacks[index] === null ? undefined : window.stacks[this.data.stacks[index]];
    }
    columns(window) {
      if (window.sizeClass === "compact") return [window.split.compactColumn];
      return this.data.split.columns[`${this.platform}-${window.split.visibility}`] ?? ["detail"];
    }

    // MARK: Drawing

    offer(text) { return this.offers.find((offer) => offer.text === text); }
    // A part of the drawing that does what a person would do there; nothing where the scenario has no such event.
    gesture(text, label, attributes = {}, ...content) {
      const offer = this.offer(text);
      if (!offer) return null;
      return make("button", { type: "button", "aria-label": label, ...attributes, on: () => this.send(offer) }, ...content);
    }

    // What has the focus in the drawing is drawn anew: its successor gets the focus, or the device.
    keepingFocus(draw) {
      const focused = this.window.contains(document.activeElement) ? document.activeElement : undefined;
      draw();
      if (!focused || document.activeElement === focused && focused.isConnected) return;
      const label = focused.getAttribute("aria-label");
      const next = [...this.window.querySelectorAll("button")].find((part) => part.getAttribute("aria-label") === label && !part.closest("[inert]"));
      (next ?? this.device).focus({ preventScroll: true });
    }

    draw(state, window) {
      this.device.className = `device ${this.platform} ${window?.sizeClass ?? "regular"}`;
      const running = window && state.phase !== "not-running";
      if (!running || state.phase === "background") {
        this.layers = undefined;
        this.pile = undefined;
        this.window.replaceChildren(make("p", { class: "asleep" }, running ? "In the background" : "Not running"),
          this.gesture(running ? "come back" : "launch", running ? "Come back" : "Launch", { class: "wake" }, running ? "Come back" : "Launch") ?? "");
        return;
      }
      if (!this.layers) {
        this.base = make("div", { class: "base" });
        this.layers = new Map();
        this.window.replaceChildren(this.base);
      }
      const looks = window.layers.map((layer) => this.look(layer, window)), covered = looks.some((look) => look !== "column");
      this.drawBase(state, window, covered);
      this.drawLayers(window, looks);
      this.base.inert = covered;
    }
    look(layer, window) {
      return this.items.get(layer.item)?.looks[`${this.platform}-${window.sizeClass}`] ?? "sheet";
    }

    drawBase(state, window, covered) {
      const parts = [];
      if (state.windows.length > 1) {
        parts.push(make("div", { class: "windows" }, ...state.windows.map((one, index) =>
          this.gesture(`focus window ${this.name(one.name)}`, `Window ${this.name(one.name)}`, { "aria-pressed": String(index === state.focus) }, this.name(one.name))
            ?? make("span", { class: index === state.focus ? "focused" : "" }, this.name(one.name)))));
      }
      if (this.platform === "mac") parts.push(make("div", { class: "titlebar", "aria-hidden": "true" }, make("i"), make("i"), make("i")));
      const body = make("div", { class: "body" });
      if (window.root === "sign-in") {
        body.append(this.card({ title: "Sign in", body: [this.gesture("log in", "Sign in", { class: "row" }, "Sign in")] }));
        this.pile = undefined;
      } else if (window.split) {
        this.drawColumns(body, window, covered);
      } else {
        this.drawPile(body, "base", this.stackOf(window), window.tab === null ? "Root" : this.name(window.tab), window.tab, !covered);
      }
      const inspectors = window.layers.filter((layer) => this.look(layer, window) === "column");
      for (const layer of inspectors) {
        body.append(make("div", { class: "column inspector" }, this.card({ title: this.name(layer.item), closes: this.items.get(layer.item).closes, body: this.bodyOf(layer.stack, layer.blank, false) })));
      }
      const bar = window.tab !== null && window.root !== "sign-in" ? this.tabBar(window) : null;
      // A regular window has its tabs at the top, a compact one within reach of the thumb.
      parts.push(...(window.sizeClass === "compact" ? [body, bar] : [bar, body]).filter(Boolean));
      this.base.replaceChildren(...parts);
    }
    tabBar(window) {
      return make("div", { class: "tabbar", role: "group", "aria-label": "Tab bar" }, ...this.data.tabs.map((tab) =>
        this.gesture(`tap tab ${this.name(tab)}`, `Tab ${this.name(tab)}`, { "aria-pressed": String(tab === window.tab) }, make("i", { "aria-hidden": "true" }), this.name(tab))));
    }
    drawColumns(body, window, covered) {
      const { split } = this.data, visible = this.columns(window), compact = window.sizeClass === "compact";
      const list = (title, rows, chosen) => this.card({ title, body: rows.map(([text, number]) =>
        this.gesture(text, this.name(number), { class: "row", "aria-pressed": String(number === chosen) }, this.name(number))) });
      for (const column of visible) {
        if (column === "sidebar") {
          body.append(make("div", { class: "column sidebar" }, list("Sidebar", split.sidebar.map((item) => [`tap sidebar ${this.name(item)}`, item]), window.split.sidebar)));
        } else if (column === "content") {
          const items = (split.content ?? []).filter(([, parent]) => parent === window.split.sidebar);
          body.append(make("div", { class: "column content" },
            list(window.split.sidebar === null ? "Nothing selected" : this.name(window.split.sidebar), items.map(([item]) => [`tap content ${this.name(item)}`, item]), window.split.content)));
        } else {
          const chosen = split.content ? window.split.content : window.split.sidebar, place = make("div", { class: "column detail" });
          body.append(place);
          this.drawPile(place, "base", window.stacks[0], chosen === null ? "Nothing selected" : this.name(chosen), `${split.content ? window.split.content : window.split.sidebar}`, !covered, compact);
        }
      }
      if (!visible.includes("detail")) this.pile = undefined;
      if (compact && visible[0] !== "sidebar" && !this.stackOf(window)?.path.length) {
        body.querySelector(".title")?.prepend(this.gesture("back", "Back", { class: "chevron" }) ?? "");
      }
    }

    // The screens of a stack, of which the top one shows. A push slides in over the others, a pop slides away.
    drawPile(place, key, stack, rootTitle, identity, isTop, canLeave = false) {
      const screens = stack ? [...stack.path.map((route) => this.route(route)), ...stack.views.map((view) => this.name(view.name))] : [];
      const title = screens.at(-1) ?? rootTitle, depth = screens.length, old = this.pile;
      const card = this.card({
        title, back: depth ? screens.at(-2) ?? rootTitle : undefined,
        body: this.bodyOf(stack, false, isTop), tone: isTop ? this.tone() : undefined,
      });
      const pile = make("div", { class: "pile" }, card);
      place.append(pile);
      this.pile = { key: `${identity}`, title, depth, card };
      if (!old || calm.matches || old.title === title && old.depth === depth && old.key === this.pile.key) return;
      const leaving = old.card;
      leaving.inert = true;
      leaving.setAttribute("aria-hidden", "true");
      leaving.classList.add("leaving");
      if (old.key !== this.pile.key) {
        pile.append(leaving);
        this.play(leaving, [{ opacity: 1 }, { opacity: 0 }], () => leaving.remove());
      } else if (depth > old.depth) {
        pile.prepend(leaving);
        this.play(leaving, [{ transform: "none" }, { transform: "translateX(-28%)" }], () => leaving.remove());
        this.play(card, [{ transform: "translateX(100%)" }, { transform: "none" }]);
      } else if (depth < old.depth) {
        pile.append(leaving);
        this.play(leaving, [{ transform: "none" }, { transform: "translateX(100%)" }], () => leaving.remove());
        this.play(card, [{ transform: "translateX(-28%)" }, { transform: "none" }]);
      } else {
        pile.append(leaving);
        this.play(leaving, [{ opacity: 1 }, { opacity: 0 }], () => leaving.remove());
      }
    }
    tone() {
      const { screen } = this.result.screen;
      return { placeholder: "No destination was found", unavailable: "This is not available", stale: "An old copy is shown", blank: "Nothing to show" }[screen];
    }
    bodyOf(stack, isBlank, isTop) {
      if (isBlank) return [];
      const rows = isTop ? this.offers.filter((offer) => offer.actor === "person" && /^tap (?!tab |sidebar |content |outside$|close$)/.test(offer.text)).slice(0, 5) : [];
      return rows.map((offer) => this.gesture(offer.text, `Link to ${offer.text.slice(4)}`, { class: "row link" }, offer.text.slice(4)));
    }
    card({ title, back, body = [], tone, closes }) {
      return make("div", { class: "card" },
        make("div", { class: "title" },
          back === undefined ? null : this.gesture("back", `Back to ${back}`, { class: "chevron" }),
          make("span", {}, title),
          closes ? this.gesture("tap close", "Close", { class: "closing" }, "Close") : null),
        tone ? make("p", { class: "trouble" }, tone) : null,
        ...body.filter(Boolean), make("i", { class: "lines", "aria-hidden": "true" }));
    }

    // What is presented lies over the rest: it rises when it comes and sinks when it goes.
    drawLayers(window, looks) {
      const shown = new Set();
      window.layers.forEach((layer, index) => {
        if (looks[index] === "column") return;
        shown.add(layer.item);
        let place = this.layers.get(layer.item);
        const isNew = !place, isTop = index === window.layers.length - 1;
        if (isNew) {
          place = { dim: make("div", { class: "dim" }), sheet: make("div") };
          this.layers.set(layer.item, place);
          this.window.append(place.dim, place.sheet);
        }
        this.drawLayer(place, layer, looks[index], isTop);
        if (isNew) this.arrive(place, looks[index]);
      });
      for (const [item, place] of this.layers) {
        if (shown.has(item)) continue;
        this.layers.delete(item);
        this.leave(place);
      }
    }
    drawLayer(place, layer, look, isTop) {
      const item = this.items.get(layer.item), name = this.name(layer.item), screens = [...layer.stack.path.map((route) => this.route(route)), ...layer.stack.views.map((view) => this.name(view.name))];
      place.look = look;
      place.sheet.className = `layer ${look} ${typeof layer.detent === "number" ? "fixed" : layer.detent}`;
      place.sheet.style.setProperty("--height", typeof layer.detent === "number" ? `${Math.min(layer.detent / 8, 92)}%` : "");
      place.sheet.inert = !isTop;
      place.dim.inert = !isTop;
      const outside = look === "alert" || look === "cover" ? null : this.gesture("tap outside", "Tap outside", {});
      place.dim.replaceChildren(outside ?? "");
      const hasBar = look === "sheet" && this.platform !== "mac" && (item.indicator === "visible" || item.indicator === "automatic" && layer.detents.length > 1);
      const parts = [];
      if (look === "sheet" && this.platform !== "mac") parts.push(this.gesture("swipe down", "Swipe down", { class: hasBar ? "grabber shown" : "grabber" }));
      if (item.kind === "alert" || item.kind === "confirmation-dialog") {
        parts.push(make("div", { class: "card" }, make("div", { class: "title" }, make("span", {}, name)), this.gesture("answer", "Answer", { class: "row" }, "OK")));
      } else {
        parts.push(this.card({
          title: screens.at(-1) ?? name, back: screens.length ? screens.at(-2) ?? name : undefined, closes: item.closes && !screens.length,
          body: this.bodyOf(layer.stack, layer.blank, isTop && item.stack), tone: isTop ? this.tone() : undefined,
        }));
      }
      if (layer.locked) parts.push(make("p", { class: "locked" }, "Can’t be swiped away"));
      place.sheet.replaceChildren(...parts.filter(Boolean));
    }
    arrive(place, look) {
      if (calm.matches) return;
      const rises = look === "sheet" || look === "cover" || look === "action-sheet";
      const from = !rises ? "scale(.92)" : this.platform === "mac" ? "translateY(-12%)" : "translateY(100%)";
      this.play(place.dim, [{ opacity: 0 }, { opacity: 1 }]);
      this.play(place.sheet, [{ transform: from, opacity: rises && this.platform !== "mac" ? 1 : 0 }, { transform: "none", opacity: 1 }]);
    }
    leave({ dim, sheet, look }) {
      for (const part of [dim, sheet]) { part.inert = true; part.setAttribute("aria-hidden", "true"); }
      if (calm.matches) { dim.remove(); sheet.remove(); return; }
      const rises = look === "sheet" || look === "cover" || look === "action-sheet";
      const to = !rises ? "scale(.96)" : this.platform === "mac" ? "translateY(-12%)" : "translateY(100%)";
      this.play(dim, [{ opacity: 1 }, { opacity: 0 }], () => dim.remove());
      this.play(sheet, [{ transform: "none", opacity: 1 }, { transform: to, opacity: rises && this.platform !== "mac" ? 1 : 0 }], () => sheet.remove());
    }
    play(element, frames, after = () => {}) {
      if (calm.matches) { after(); return; }
      const animation = element.animate(frames, glide);
      animation.onfinish = after;
      animation.oncancel = after;
    }
  }

  function begin() {
    const players = [...document.querySelectorAll(".player")].map((place) => new Player(place));
    // The model is fetched when the first of them comes near.
    const nears = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        nears.unobserve(entry.target);
        players.find((player) => player.place === entry.target)?.begin();
      }
    }, { rootMargin: "400px" });
    for (const player of players) nears.observe(player.place);
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin); else begin();
})();
