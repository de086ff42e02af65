const WAITS = "animate-breathe";

/**
 * A button that the server drew looks alive before the application hears it. A press meanwhile is stored, shown on
 * the button, which pulses, and repeated once the page is hydrated; of several presses the last counts.
 * Links and forms need none of this: the browser follows them by itself.
 */
export function keepEarlyPress(): void {
  const page = document.documentElement;
  let pressed: HTMLButtonElement | undefined;

  function keep({ target }: MouseEvent): void {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null;
    if (!button) return;
    pressed?.classList.remove(WAITS);
    pressed = button;
    button.classList.add(WAITS);
  }

  const watch = new MutationObserver(() => {
    watch.disconnect();
    document.removeEventListener("click", keep, true);
    if (!pressed) return;
    pressed.classList.remove(WAITS);
    pressed.click();
  });
  document.addEventListener("click", keep, true);
  watch.observe(page, { attributeFilter: ["data-hydrated"] });
}
