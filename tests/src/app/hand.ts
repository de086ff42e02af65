import { typeInto } from "../page.tsx";
import { isNamed, nameOf, textOf, type Name } from "./eyes.ts";

const PRESSABLE =
  "button, a, summary, input, [role=menuitem], [role=menuitemradio], [role=option], [role=radio], [role=checkbox]";
const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** Pressed by its name, written into by its name, or chosen among a record's moves, some of which stand under "More". */
export type Step = Name | readonly [field: Name, text: string] | { move: string };

type Page = {
  all: (selector: string) => HTMLElement[];
  run: (step: () => void) => Promise<void>;
  settle: () => Promise<void>;
};
type Waits = (isSo: () => boolean) => Promise<boolean>;

/** What a hand does on the page: presses and writes by what stands there, or what it was led to. */
export function handOn(page: Page, comes: Waits) {
  async function find(name: Name | HTMLElement, selector: string): Promise<HTMLElement> {
    if (name instanceof HTMLElement) return name;
    await comes(() => named(name, selector) !== undefined);
    const found = named(name, selector);
    if (!found) throw new Error(`Nothing is called ${name} among: ${namesOf(selector).join(" | ")}`);
    return found;
  }

  async function press(name: Name | HTMLElement): Promise<void> {
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

  async function write(name: Name | HTMLElement, text: string): Promise<void> {
    const field = await find(name, "input, textarea");
    await page.run(() => typeInto(field, text));
  }

  /** One of a list's choices: of the browser's own list, or of ours. */
  async function choose(name: Name | HTMLElement, option: Name): Promise<void> {
    const list = await find(name, "select, [role=combobox], button");
    if (!list.matches("select")) {
      await press(list);
      const chosen = await find(option, "[role=option]");
      return page.run(() => pressKey(chosen, "Enter"));
    }
    const found = [...list.querySelectorAll("option")].find((one) => isNamed(one, option));
    if (!found) throw new Error(`${nameOf(list)} has no choice ${option}`);
    await page.run(() => {
      Object.assign(list, { value: found.value });
      list.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }

  async function move(name: string): Promise<void> {
    await comes(() => (named(name, PRESSABLE) ?? named("More", PRESSABLE)) !== undefined);
    if (!named(name, PRESSABLE)) await press("More");
    await press(name);
  }

  return {
    press,
    write,
    choose,
    /** Leaves the field that was typed into. */
    leave: (field: HTMLElement) =>
      page.run(() => void field.dispatchEvent(new Event("focusout", { bubbles: true }))),
    key: (at: HTMLElement, key: string) => page.run(() => pressKey(at, key)),
    escape: () =>
      page.run(() => pressKey((document.activeElement ?? document.body) as HTMLElement, "Escape")),
    async take(step: Step): Promise<void> {
      if (typeof step === "string" || step instanceof RegExp) await press(step);
      else if ("move" in step) await move(step.move);
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

function pressKey(at: HTMLElement, key: string): void {
  const event = new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  at.dispatchEvent(event as unknown as Event);
}

/** What lies over the rest of the page comes first. */
function named(name: Name, selector: string): HTMLElement | undefined {
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
