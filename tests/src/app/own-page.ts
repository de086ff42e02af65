import type { Window } from "happy-dom";
import { openPage } from "../page.tsx";

/** Nothing lies below the edge of a page without one. */
class EverythingInView {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Nobody else has this page's drafts open. */
async function takeLock(_name: string, _options: object, take: (lock: object) => unknown): Promise<unknown> {
  return take({});
}

/** A page with what the whole application asks of one. */
export function openOwnPage() {
  const page = openPage();
  page.give("IntersectionObserver", EverythingInView);
  // What moves would be on its way when the next test begins.
  Object.assign((window as unknown as Window).happyDOM.settings.device, { prefersReducedMotion: "reduce" });
  Object.defineProperty(navigator, "locks", { value: { request: takeLock } });
  // What looks now and then whether rows have moved would do so after the last test, too.
  Object.assign(globalThis, { requestIdleCallback: () => 0 });
  return page;
}
