import { typeInto } from "../page.tsx";
import type { Step } from "./row.ts";
import type { openWholeApp } from "./whole-app.tsx";

const PRESSABLE =
  "button, a, summary, input, [role=menuitem], [role=menuitemradio], [role=option], [role=radio], [role=checkbox]";
const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** What a hand does on the page: presses and writes by what stands there. */
export function handOn({ page, comes }: Pick<Awaited<ReturnType<typeof openWholeApp>>, "page" | "comes">) {
  async function find(name: string | RegExp, selector: string): Promise<HTMLElement> {
    await comes(() => named(name, selector) !== undefined);
    const found = named(name, selector);
    if (!found) throw new Error(`Nothing is called ${name} among: ${namesOf(selector).join(" | ")}`);
    return found;
  }

  async function press(name: string | RegExp): Promise<void> {
    const target = await find(name, PRESSABLE);
    await page.run(() => {
      for (const type of ["pointerdown", "pointerup"]) {
        const event = new Event(type, { bubbles: true, cancelable: true });
        target.dispatchEvent(Object.assign(event, { button: 0, ctrlKey: false, pointerType: "mouse" }));
      }
      target.click();
    });
    await page.settle();
  }

  async function write(name: string | RegExp, text: string): Promise<void> {
    const field = await find(name, "input, textarea");
    await page.run(() => typeInto(field, text));
  }

  async function choose(move: string): Promise<void> {
    await comes(() => (named(move, PRESSABLE) ?? named("More", PRESSABLE)) !== undefined);
    if (!named(move, PRESSABLE)) await press("More");
    await press(move);
  }

  return {
    async take(step: Step): Promise<void> {
      if (typeof step === "string" || step instanceof RegExp) await press(step);
      else if ("move" in step) await choose(step.move);
      else await write(...step);
    },
    /** Every message on the page, as a person reads it. */
    said: () =>
      page
        .all("[role=alert], [data-sonner-toast] [data-title]")
        .filter((one) => !one.closest(".sr-only"))
        .map(textOf)
        .filter((text) => text !== ""),
  };
}

/** What lies over the rest of the page comes first. */
function named(name: string | RegExp, selector: string): HTMLElement | undefined {
  const top = [...document.querySelectorAll(OVERLAY)].findLast(
    (layer) => layer.getAttribute("data-state") !== "closed" && !layer.closest("[hidden]"),
  );
  return [top ?? document, document]
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>(selector)])
    .find((one) => isNamed(one, name) && !one.matches("[disabled], [aria-hidden=true]"));
}

function namesOf(selector: string): string[] {
  const shown = [...document.querySelectorAll("main, " + OVERLAY)];
  return shown.flatMap((place) => [...place.querySelectorAll(selector)].map(nameOf));
}

function isNamed(element: Element, name: string | RegExp): boolean {
  const own = nameOf(element);
  return typeof name === "string" ? own === name : name.test(own);
}

/** Without the star of what is required. */
function nameOf(element: Element): string {
  const labels = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const label = element.id && document.querySelector(`label[for="${element.id}"]`);
  const name =
    element.getAttribute("aria-label") ||
    labels.map((id) => textOf(document.getElementById(id))).join(" ") ||
    textOf(label || null) ||
    textOf(element) ||
    textOf(element.closest("label"));
  return name.replace(/\*$/, "").trim();
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}
