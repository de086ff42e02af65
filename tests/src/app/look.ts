import { allOf, type Kind, type Name, type Place, saying, textOf } from "./eyes.ts";

/** So often the page may come to its turn before it is held to say nothing. */
const TURNS = 300;
/** What a page shows while something is on its way. */
const LOADING = "[aria-busy='true'], .animate-spin, .animate-breathe";

type Looked = {
  page: { all: (selector: string) => HTMLElement[]; turn: () => Promise<void> };
  isQuiet: () => boolean;
  where: () => string;
};

/** What a person waits for on the page, and where they are. */
export function lookOn({ page, isQuiet, where }: Looked) {
  /** Whether it came to be, in as many turns as it may take. */
  async function comes(isSo: () => boolean): Promise<boolean> {
    for (let turns = 0; turns < TURNS && !isSo(); turns += 1) await page.turn();
    return isSo();
  }

  /** Until it is so; else what stands on the page is told beside what was awaited. */
  async function until(isSo: () => boolean, what: () => string): Promise<void> {
    if (!(await comes(isSo))) throw new Error(`${what()}, but at ${where()}: ${textOf(document.body)}`);
  }

  return {
    comes,
    until,
    where,
    /** Until the page has come to where this leads. */
    at: (path: string | RegExp) =>
      until(
        () => (typeof path === "string" ? where() === path : path.test(where())),
        () => `the page is to be at ${path}`,
      ),
    /** The first of this kind and name, as soon as it is there. */
    async find(kind: Kind, name?: Name, within?: Place): Promise<HTMLElement> {
      await until(
        () => allOf(kind, name, within).length > 0,
        () => `there is to be a ${kind} ${name ?? ""}`,
      );
      return allOf(kind, name, within)[0] as HTMLElement;
    },
    gone: (kind: Kind, name?: Name, within?: Place) =>
      until(
        () => allOf(kind, name, within).length === 0,
        () => `there is to be no ${kind} ${name ?? ""}`,
      ),
    /** What says exactly this, as soon as it does. */
    async reads(text: Name, within?: Place): Promise<HTMLElement> {
      await until(
        () => saying(text, within).length > 0,
        () => `it is to say ${text}`,
      );
      return saying(text, within)[0] as HTMLElement;
    },
    silent: (text: Name, within?: Place) =>
      until(
        () => saying(text, within).length === 0,
        () => `nothing is to say ${text}`,
      ),
    /** Everything asked for has come and is drawn. */
    async settled(): Promise<void> {
      for (let quiet = 0; quiet < 3;) {
        await page.turn();
        quiet = isQuiet() && page.all(LOADING).length === 0 ? quiet + 1 : 0;
      }
    },
  };
}
