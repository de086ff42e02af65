import { afterAll, afterEach } from "bun:test";
import { Window } from "happy-dom";
import { act, type ReactNode } from "react";
import type { Root } from "react-dom/client";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { loadSaying } from "#src/lib/words/saying.ts";
import { FixedWords } from "#src/lib/words/words.tsx";
import { TAB_EVENTS } from "./lib/kept/tab.ts";

/** What our modules and React ask a browser's page for. */
const GLOBALS = [
  "document",
  "navigator",
  "Node",
  "Element",
  "HTMLElement",
  "HTMLInputElement",
  "HTMLFormElement",
  "HTMLIFrameElement",
  "DocumentFragment",
  "MutationObserver",
  "ResizeObserver",
  "getComputedStyle",
  "requestAnimationFrame",
  "cancelAnimationFrame",
  "Event",
  "EventTarget",
  "CustomEvent",
  "localStorage",
  "NodeFilter",
  "scrollTo",
] as const;

// Somebody has touched the page: what says why something failed is there.
await loadSaying();

function turn(): Promise<void> {
  return act(() => Bun.sleep(5));
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

/** Past React, which else would find nothing changed. */
export function typeInto(input: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Behind what was put off to the next frame, or behind it: what is put off later is done later. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
}

/** A page in English for the whole test file: what is drawn is typed into, pressed and read as on a screen. */
export function openPage() {
  loadAllLocales();
  const window = new Window({ url: "http://portal.test/" });
  // Modules that listen to the other tabs do so once, and for every test file.
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (type: string, ...rest: [never]) =>
    type === "storage" ? TAB_EVENTS.addEventListener(type, ...rest) : listen(type, ...rest);
  const before = new Map<string, PropertyDescriptor | undefined>();
  function give(name: string, value: unknown): void {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }
  give("window", window);
  give("IS_REACT_ACT_ENVIRONMENT", true);
  for (const name of GLOBALS) {
    const value: unknown = window[name];
    // A class is given as it is, a function of the window as its own.
    const isOwn = typeof value === "function" && !/^[A-Z]/.test(name);
    give(name, isOwn ? value.bind(window) : value);
  }

  const { document } = globalThis;
  let root: Root | undefined;

  async function close(): Promise<void> {
    await act(async () => root?.unmount());
    root = undefined;
    document.body.replaceChildren();
  }
  afterEach(close);
  afterAll(async () => {
    await window.happyDOM.abort();
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  });

  function all(selector: string): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  }

  function find(selector: string): HTMLElement {
    const [found] = all(selector);
    if (!found) throw new Error(`nothing on the page is ${selector}`);
    return found;
  }

  return {
    give,
    all,
    find,
    close,
    /** What stands there, as it is read. */
    read: (selector: string) => all(selector).map(({ textContent }) => textContent),
    async draw(page: ReactNode): Promise<void> {
      // React looks around for its page as soon as it is imported.
      const { createRoot } = await import("react-dom/client");
      root ??= createRoot(document.body.appendChild(document.createElement("div")));
      await act(async () => root?.render(<FixedWords locale="en">{page}</FixedWords>));
    },
    type: (selector: string, text: string) => act(async () => typeInto(find(selector), text)),
    press: (selector: string) => act(async () => find(selector).click()),
    leave: (selector: string) =>
      act(async () => void find(selector).dispatchEvent(new Event("focusout", { bubbles: true }))),
    /** What a test does to a hook itself. */
    run: (step: () => void) => act(async () => step()),
    /** Until what is under way has come to the screen. */
    settle: () => act(() => Bun.sleep(0)),
    drawn: () => act(nextFrame),
    turn,
    /** For what comes later by itself; a busy machine may take its time. */
    until,
  };
}
