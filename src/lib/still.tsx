import type { AnyRoute, AnyRouter, RouteComponent } from "@tanstack/react-router";
import {
  createElement,
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import { isReachable } from "./reachable.ts";

/**
 * A reader's first page comes from the server, finished, and stays as it came: neither its code nor its words are
 * fetched again to draw what is already there. It wakes up, with both, when it has to change (another language, a fact
 * of the event that was edited); the next page is an ordinary one. Header, menu and footer are live from the start.
 *
 * A page can be still when nothing in it needs React: links, buttons and enlarged pictures are heard by the document
 * (see `listenToLinks`, `listenToButtons` and LightboxHost).
 */
type Page = ComponentType & { preload?: () => Promise<void> };

const PAGE = "[data-still]";
const BUTTONS = "[data-still] button";
/** Says that what a button leads to could not be fetched; see StillFailure. */
const FAILURE = "[data-still-failure]";

/** Both are there as long as the page is still. */
let fetchPage: (() => Promise<unknown>) | undefined;
let wakeUp: (() => Promise<void>) | undefined;
let waking: Promise<void> | undefined;
let awake: Page | undefined;
/** The words of the button that is pressed as soon as the page is awake. */
let pressed: string | null = null;
const listeners = new Set<() => void>();

type StillPageProps = {
  /** Under which name this tab keeps what was done on the page (sessionStorage): who comes back to it needs it awake. */
  memory?: string;
  children: ReactNode;
};

/** Around all a still page shows; the browser finds by it what the server has drawn. */
export function StillPage({ memory = "", children }: StillPageProps) {
  return <div data-still={memory}>{children}</div>;
}

/** Whether the server's page may stay as it came. */
export function isStillPage(root: HTMLElement): boolean {
  return root.querySelector(PAGE) !== null;
}

/** Puts a stand-in in the place of a route's page, which is fetched only when the page must wake up. */
export function keepStill(router: AnyRouter, route: AnyRoute, loadWordsOfPage: () => Promise<void>): void {
  const real = route.options.component as Page;
  route.options.component = StandIn;
  fetchPage = () => Promise.all([real.preload?.(), loadWordsOfPage()]);
  wakeUp = async () => {
    await fetchPage?.();
    // The router's loader keeps quiet about a failure; it is done with preloading only when the page has come.
    if (real.preload) throw new Error("the page's code could not be fetched");
    awake = real;
    fetchPage = wakeUp = undefined;
    for (const listener of listeners) listener();
  };
  const stop = router.subscribe("onResolved", ({ pathChanged }) => {
    if (!pathChanged) return;
    stop();
    route.options.component = real as RouteComponent;
    fetchPage = wakeUp = undefined;
  });
  if (withMemory((memory) => sessionStorage.getItem(memory))) wakePage().catch(() => tellFailure(true));
}

/** Before anything changes that the page shows. Fails when the page cannot be fetched; the next call tries again. */
export function wakePage(): Promise<void> {
  waking ??= wakeUp?.().finally(() => {
    waking = undefined;
  });
  return waking ?? Promise.resolve();
}

const NOTHING_WRITTEN = { __html: "" };

function StandIn() {
  const Real = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => awake,
    () => undefined,
  );
  const stand = useRef<HTMLDivElement>(null);
  // When React had to give the server's page up (something had changed it on the way), nothing is left to keep.
  useEffect(() => {
    if (stand.current && !stand.current.hasChildNodes()) wakePage().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!Real) return;
    const buttons = [...document.querySelectorAll<HTMLElement>(BUTTONS)];
    buttons.find(({ textContent }) => textContent === pressed)?.click();
    pressed = null;
  }, [Real]);
  if (Real) return createElement(Real);
  // React leaves alone what stands in an element whose inner HTML it was given; nothing is ever written here.
  // oxlint-disable-next-line react/no-danger
  return <div ref={stand} data-still="" dangerouslySetInnerHTML={NOTHING_WRITTEN} suppressHydrationWarning />;
}

/** A link of a still page leads on without loading the site anew, as every other one does. */
export function listenToLinks(router: AnyRouter): void {
  document.addEventListener("click", (event) => {
    const path = pathBehind(event);
    if (!path || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(path);
  });
  for (const hint of ["pointerover", "focusin"])
    document.addEventListener(hint, (event) => {
      const path = pathBehind(event);
      if (path) void router.preloadRoute({ to: path }).catch(() => undefined);
    });
}

/**
 * A button of a still page wakes it up and is then pressed where the page has it. What it leads to is fetched as soon
 * as somebody reads that far or points at it, so that as a rule it is there by then; until it is, the button is busy.
 */
export function listenToButtons(): void {
  const prepare = () => void fetchPage?.().catch(() => undefined);
  const near = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && prepare());
  for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) {
    near.observe(button);
    button.addEventListener("pointerover", prepare);
    button.addEventListener("focus", prepare);
    button.addEventListener("click", () => void press(button));
  }
}

async function press(button: HTMLElement): Promise<void> {
  tellFailure(false);
  button.ariaBusy = "true";
  pressed = button.textContent;
  try {
    await wakePage();
  } catch {
    pressed = null;
    const canStartAnew = await isReachable();
    if (!wakeUp) return; // The reader has gone on to another page meanwhile.
    if (canStartAnew) startAnew(button.dataset["leadsTo"]);
    else tellFailure(true);
  }
  button.ariaBusy = null;
}

function tellFailure(hasFailed: boolean): void {
  const note = document.querySelector<HTMLElement>(FAILURE);
  if (note) note.hidden = !hasFailed;
}

/**
 * The portal answers, but the browser does not ask for a failed part again, or a new version has replaced it. What the
 * tab remembers already stays; otherwise it begins where the button leads to.
 */
function startAnew(leadsTo = ""): void {
  withMemory((memory) => sessionStorage.getItem(memory) ?? sessionStorage.setItem(memory, leadsTo));
  window.location.reload();
}

function withMemory<Found>(run: (memory: string) => Found): Found | undefined {
  const memory = document.querySelector<HTMLElement>(PAGE)?.dataset["still"];
  try {
    return memory ? run(memory) : undefined;
  } catch {
    return undefined; // Storage is switched off.
  }
}

/** Where a link inside a still page leads within the site; undefined for files, other sites and places of the page. */
function pathBehind(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("[data-still] a") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return undefined;
  const { origin, pathname, search, hash } = link;
  const isFile = /\.\w+$/.test(pathname);
  const isHere = pathname === window.location.pathname && hash !== "";
  return origin === window.location.origin && !isFile && !isHere ? `${pathname}${search}${hash}` : undefined;
}
