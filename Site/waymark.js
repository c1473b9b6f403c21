// The small comforts of a page. Everything can be read without them.
(() => {
  "use strict";
  const page = document.documentElement;
  const key = "waymark-theme";
  const remembered = () => { try { return localStorage.getItem(key); } catch { return null; } };

  // Before anything is painted: the theme that the reader chose.
  const chosen = remembered();
  if (chosen === "dark" || chosen === "light") page.dataset.theme = chosen;

  const isDark = () => page.dataset.theme ? page.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;

  function themeToggle() {
    const button = document.querySelector("[data-theme-toggle]");
    if (!button) return;
    const show = () => button.setAttribute("aria-pressed", String(isDark()));
    button.hidden = false;
    show();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
    button.addEventListener("click", () => {
      page.dataset.theme = isDark() ? "light" : "dark";
      try { localStorage.setItem(key, page.dataset.theme); } catch { /* Not remembered, but shown. */ }
      show();
    });
  }

  // Browsers that can't show closed details beside the text on wide screens get them open.
  function columns() {
    if (CSS.supports("selector(::details-content)")) return;
    for (const [name, width] of [["side", 800], ["toc", 1180]]) {
      const query = matchMedia(`(min-width: ${width}px)`);
      const fit = () => { const part = document.querySelector(`.${name} > details`); if (part) part.open = query.matches; };
      query.addEventListener("change", fit);
      fit();
    }
  }

  function currentDocument() {
    const here = document.querySelector(".side [aria-current]"), list = here && here.closest("details > div");
    if (list && list.scrollHeight > list.clientHeight) {
      list.scrollTop += here.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
    }
  }

  const drawing = (path) => {
    const space = "http://www.w3.org/2000/svg", svg = document.createElementNS(space, "svg"), line = document.createElementNS(space, "path");
    svg.setAttribute("viewBox", "0 0 16 16");
    svg.setAttribute("aria-hidden", "true");
    for (const [name, value] of Object.entries({ d: path, fill: "none", stroke: "currentColor", "stroke-width": "1.5", "stroke-linejoin": "round" })) line.setAttribute(name, value);
    svg.append(line);
    return svg;
  };

  function copyButtons() {
    if (!navigator.clipboard) return;
    const sheets = "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3", tick = "M3 8.5l3.5 3.5L13 4.5", cross = "M4 4l8 8M12 4l-8 8";
    for (const code of document.querySelectorAll(".snippet > pre")) {
      const button = document.createElement("button");
      const show = (path, label) => { button.replaceChildren(drawing(path)); button.setAttribute("aria-label", label); button.title = label; };
      button.type = "button";
      button.className = "copy";
      show(sheets, "Copy the code");
      button.addEventListener("click", async () => {
        const copy = code.cloneNode(true);
        copy.querySelectorAll(".msg").forEach((message) => message.remove());
        try {
          await navigator.clipboard.writeText(copy.textContent);
          show(tick, "Copied");
        } catch {
          show(cross, "The browser did not let it be copied");
        }
        setTimeout(() => show(sheets, "Copy the code"), 1600);
      });
      code.parentElement.classList.add("copyable");
      code.after(button);
    }
  }

  // What scrolls sideways can be reached by keyboard; tables that fit let their header stick to the window.
  function wideThings() {
    const tables = [...document.querySelectorAll(".table")], codes = [...document.querySelectorAll("pre")];
    for (const table of document.querySelectorAll(".table table")) {
      // Cards are made with display: block, which takes the roles away in some browsers.
      table.setAttribute("role", "table");
      table.querySelectorAll("thead, tbody").forEach((group) => group.setAttribute("role", "rowgroup"));
      table.querySelectorAll("tr").forEach((row) => row.setAttribute("role", "row"));
      table.querySelectorAll("thead th").forEach((cell) => cell.setAttribute("role", "columnheader"));
      table.querySelectorAll("tbody th").forEach((cell) => cell.setAttribute("role", "rowheader"));
      table.querySelectorAll("td").forEach((cell) => cell.setAttribute("role", "cell"));
    }
    const measure = () => {
      for (const part of tables) part.classList.remove("fits", "scrolls");
      const wide = tables.map((part) => part.scrollWidth > part.clientWidth + 1);
      tables.forEach((part, index) => {
        part.classList.add(wide[index] ? "scrolls" : "fits");
        if (wide[index]) part.tabIndex = 0; else part.removeAttribute("tabindex");
      });
      for (const part of codes) {
        if (part.scrollWidth > part.clientWidth + 1) part.tabIndex = 0; else part.removeAttribute("tabindex");
      }
    };
    measure();
    let wait;
    addEventListener("resize", () => { clearTimeout(wait); wait = setTimeout(measure, 120); });
  }

  function contentsOfPage() {
    const links = new Map([...document.querySelectorAll(".toc a")].map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
    if (!links.size) return;
    const headings = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
    let current;
    const mark = () => {
      let last = headings[0];
      for (const heading of headings) if (heading.getBoundingClientRect().top < 140) last = heading;
      const link = links.get(last.id);
      if (link === current) return;
      if (current) current.removeAttribute("aria-current");
      link.setAttribute("aria-current", "true");
      current = link;
    };
    let waiting = false;
    addEventListener("scroll", () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => { waiting = false; mark(); });
    }, { passive: true });
    mark();
  }

  // Search: Pagefind's own interface, loaded when somebody asks for it.
  const root = page.dataset.root || "./";
  let loading;
  function loadSearch() {
    loading ??= new Promise((resolve, reject) => {
      const style = document.createElement("link");
      style.rel = "stylesheet";
      style.href = root + "pagefind/pagefind-ui.css";
      const script = document.createElement("script");
      script.src = root + "pagefind/pagefind-ui.js";
      script.onload = () => resolve();
      script.onerror = () => reject(new Error("no index"));
      document.head.append(style, script);
    });
    return loading;
  }

  async function showSearch(place) {
    if (place.dataset.ready) return;
    place.dataset.ready = "true";
    try {
      await loadSearch();
      new PagefindUI({ element: place, bundlePath: new URL(root + "pagefind/", location.href).pathname, showImages: false, showSubResults: true, resetStyles: false });
      place.querySelector("input")?.setAttribute("aria-label", "Search the documents");
    } catch {
      loading = undefined;
      delete place.dataset.ready;
      place.textContent = "Search can’t be loaded here. The list of all pages has everything that can be found.";
    }
  }

  function search() {
    const opener = document.querySelector("[data-search]"), finder = document.querySelector("[data-finder]");
    if (finder) { finder.hidden = false; showSearch(finder); }
    if (!opener || typeof HTMLDialogElement === "undefined") return;
    const dialog = document.createElement("dialog");
    dialog.className = "finding";
    dialog.setAttribute("aria-label", "Search");
    const head = document.createElement("div"), title = document.createElement("h2"), close = document.createElement("button"), place = document.createElement("div");
    head.className = "finding-head";
    title.textContent = "Search";
    close.className = "close";
    close.type = "button";
    close.textContent = "Close";
    close.addEventListener("click", () => dialog.close());
    head.append(title, close);
    dialog.append(head, place);
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
    const open = async () => {
      if (dialog.open) return;
      dialog.showModal();
      await showSearch(place);
      dialog.querySelector("input")?.focus();
    };
    opener.setAttribute("aria-haspopup", "dialog");
    opener.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open();
    });
    addEventListener("keydown", (event) => {
      const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
      if (event.key === "/" && !isTyping && !event.metaKey && !event.ctrlKey && !event.altKey) { event.preventDefault(); open(); }
    });
  }

  document.addEventListener("DOMContentLoaded", () => {
    for (const part of [themeToggle, columns, currentDocument, wideThings, copyButtons, contentsOfPage, search]) part();
  });
})();
