import { expect } from "bun:test";
import { LOCALES, type Locale } from "#domain/locales.ts";
import type { Written } from "#tests/requirements/written/written.ts";
import { isShown, nameOf, textOf } from "./eyes.ts";
import type { WholeApp } from "./whole-app.tsx";

type App = Pick<WholeApp, "comes" | "hand" | "page" | "switchTo">;
const OPENED = "[role=listbox], [role=menu], [role=dialog], [role=alertdialog]";

/** What the specification names, read in both languages where it has its place: of a page, or of what is opened over it. */
export function readWritten({ comes, hand, page, switchTo }: App) {
  async function reads(language: Locale, all: readonly Written[]): Promise<void> {
    for (const one of all) {
      const says = () => heard(one);
      await comes(() => fits(one, says(), language));
      expect({ [`${one.id} at ${one.at}`]: says() }).toEqual({
        [`${one.id} at ${one.at}`]: one.isChoice ? one[language] : expect.stringContaining(one[language]),
      });
    }
  }

  /** The name of a choice, the text of anything else, of what is shown. */
  function heard(one: Written): string | undefined {
    const [place] = placesOf(one.at);
    if (!place || !isShown(place)) return undefined;
    return one.isChoice ? nameOf(place) : textOf(place);
  }

  async function place(at: string): Promise<HTMLElement> {
    await comes(() => placesOf(at).length > 0);
    const [found] = placesOf(at);
    if (!found) throw new Error(`nothing is at ${at}`);
    return found;
  }

  const press = async (at: string) => hand.press(await place(at));

  return {
    place,
    press,
    /** Into the fields at these places. */
    async write(typed: Record<string, string>): Promise<void> {
      for (const [at, text] of Object.entries(typed)) await hand.write(await place(at), text);
    },
    /** Everything of a screen, in both languages. */
    async expectWritten(all: readonly Written[]): Promise<void> {
      for (const language of LOCALES) {
        await switchTo(language);
        await reads(language, all);
      }
    },
    /** What is read only while it is open, after these were pressed one after the other. */
    async expectOpened(pressed: readonly string[], all: readonly Written[]): Promise<void> {
      for (const language of LOCALES) {
        await switchTo(language);
        for (const one of pressed) await press(one);
        await reads(language, all);
        await hand.escape();
        await comes(() => page.all(OPENED).length === 0);
        expect(page.all(OPENED).length).toBe(0);
      }
    },
  };
}

function fits({ isChoice, ...words }: Written, said: string | undefined, language: Locale): boolean {
  return said !== undefined && (isChoice ? said === words[language] : said.includes(words[language]));
}

/** By a path of selectors, as the tables write it. */
export function placesOf(at: string): HTMLElement[] {
  let places: ParentNode[] = [document];
  for (const step of at.split(" >> ")) {
    const [, nth] = /^nth=(-?\d+)$/.exec(step) ?? [];
    if (nth !== undefined) places = [places.at(Number(nth))].filter((one) => one !== undefined);
    else places = places.flatMap((place) => stepFrom(place, step));
  }
  return places as HTMLElement[];
}

const BESIDE = "xpath=..//";
const BEFORE = "xpath=preceding-sibling::";
/** What stands in the nearest that holds something of a kind. */
const AROUND = /^xpath=ancestor::(?:(\w+)|\*\[self::(\w+) or self::(\w+)\])\[\.\/\/(\w+)\]\[1\]\/\/(\w+)$/;

function stepFrom(place: ParentNode, step: string): ParentNode[] {
  const around = AROUND.exec(step)?.slice(1);
  if (around) {
    const [one, another, third, holding, what = ""] = around;
    const kinds = [one, another, third].filter(Boolean).join(", ");
    let at = (place as Element).parentElement;
    while (at && !(at.matches(kinds) && at.querySelector(holding ?? ""))) at = at.parentElement;
    return at ? [...at.querySelectorAll(what)] : [];
  }
  if (step.startsWith(BESIDE))
    return [...((place as Element).parentElement?.querySelectorAll(step.slice(BESIDE.length)) ?? [])];
  if (!step.startsWith(BEFORE)) return select(place, step);
  const all = [...((place as Element).parentElement?.children ?? [])];
  return all.slice(0, all.indexOf(place as Element)).filter((one) => one.matches(step.slice(BEFORE.length)));
}

/** By a selector; what something `:has` and what follows it the page without a browser gets wrong, so it is asked one by one. */
function select(place: ParentNode, selector: string): HTMLElement[] {
  const at = selector.indexOf(":has(");
  const [, whole, around] = /^(.+):not\((\w+) \*\)$/.exec(selector) ?? [];
  if (whole && around) return select(place, whole).filter((one) => !one.parentElement?.closest(around));
  const [, before, after] = /^([^()]+) ~ (.+)$/.exec(selector) ?? [];
  if (before && after) return select(place, before).flatMap((one) => followers(one, after));
  if (at < 0) return [...place.querySelectorAll<HTMLElement>(selector)];
  const end = closingOf(selector, at + 4);
  const wanted = selector.slice(at + 5, end);
  const having = [...place.querySelectorAll(selector.slice(0, at))].filter((one) => has(one, wanted));
  const mark = `data-has-${at}`;
  for (const one of having) one.setAttribute(mark, "");
  const found = select(place, `[${mark}]${selector.slice(end + 1)}`);
  for (const one of having) one.removeAttribute(mark);
  return found;
}

function followers(element: Element, selector: string): HTMLElement[] {
  const [, first = "", within] = /^(\S+)(?: (.+))?$/.exec(selector) ?? [];
  const siblings = [...(element.parentElement?.children ?? [])];
  const following = siblings.slice(siblings.indexOf(element) + 1).filter((one) => one.matches(first));
  return (within ? following.flatMap((one) => select(one, within)) : following) as HTMLElement[];
}

function has(element: Element, wanted: string): boolean {
  element.setAttribute("data-asked", "");
  const [found] = select(document, `[data-asked] ${wanted}`);
  element.removeAttribute("data-asked");
  return found !== undefined;
}

function closingOf(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`${text} is not closed`);
}
