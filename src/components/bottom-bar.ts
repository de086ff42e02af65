/** How far from the foot of the window notices stand, two of them at least, in pixels. */
const NOTICES_REACH = 160;

/**
 * The ref of a bar that stays at the foot of the window: `--bottom-bar` says how much of the foot it takes, 0 while it
 * stands higher up or is not shown. Notices stand above it, so that none covers its buttons.
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  let taken = -1;
  const measure = () => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    const isAtFoot = height > 0 && top < window.innerHeight && bottom > window.innerHeight - NOTICES_REACH;
    const now = isAtFoot ? Math.ceil(window.innerHeight - top) : 0;
    if (now !== taken) style.setProperty("--bottom-bar", `${now}px`);
    taken = now;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  window.addEventListener("scroll", measure, { passive: true });
  window.addEventListener("resize", measure);
  return () => {
    observer.disconnect();
    window.removeEventListener("scroll", measure);
    window.removeEventListener("resize", measure);
    style.removeProperty("--bottom-bar");
  };
}
