/**
 * A button that the server drew looks alive before the application hears it. What is pressed meanwhile is kept, shown on
 * the button (`data-early`, styles.css) and pressed once the page is taken over; of several presses the last one counts.
 * Links and forms need none of this: the browser follows them by itself.
 */
export function keepEarlyPress(): void {
  const page = document.documentElement;
  let pressed: HTMLButtonElement | undefined;

  function keep({ target }: MouseEvent): void {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null;
    if (!button) return;
    if (pressed) delete pressed.dataset["early"];
    pressed = button;
    button.dataset["early"] = "pressed";
  }

  const watch = new MutationObserver(() => {
    watch.disconnect();
    document.removeEventListener("click", keep, true);
    if (!pressed) return;
    delete pressed.dataset["early"];
    pressed.click();
  });
  document.addEventListener("click", keep, true);
  watch.observe(page, { attributeFilter: ["data-hydrated"] });
}
