import type { CDPSession, Locator, Page } from "@playwright/test";

export const SLOWED = 4;
const KEYS = 30;
const PRESSES = 12;

/** Milliseconds of each time: of scripting, with style and layout too, and of the bare input beside it. */
export type Act = { name: string; scripting: number[]; whole: number[]; bare?: number[] };

type Cost = { scripting: number; whole: number };

/** Each thing an exhibitor does on the services of an order, many times over. */
export async function measureServices(page: Page): Promise<Act[]> {
  const measure = await slowDown(page);

  const bare = await typeInto(page, await addBareInput(page), measure);
  const fields = page.locator("[id^='wizard-lines.'][id$='.quantity']");
  const notes = page.locator("li:has([id^='wizard-lines.']) input[maxlength='2000']");
  const acts: Act[] = [
    tell("key in a note", await typeInto(page, notes.nth(20), measure), bare),
    tell("key in a quantity", await typeFigures(page, fields.nth(20), measure), bare),
    tell("key in the search", await typeInto(page, page.getByRole("searchbox"), measure), bare),
  ];
  await page.getByRole("searchbox").fill("");
  await page.waitForTimeout(1_000);
  acts.push(tell("line added", await pressEach(page, "[id^='wizard-add.'][aria-label^='Add ']", measure)));
  acts.push(tell("line removed", await pressEach(page, "button[aria-label^='Remove ']", measure)));
  return acts;
}

/** The same of the team, that edits the items of an order. */
export async function measureEditor(page: Page): Promise<Act[]> {
  const measure = await slowDown(page);
  const quantities = page.locator("input[name$='.quantity']");
  const edit = page.getByRole("button", { name: "Edit items", exact: true });
  const opened = await measure(async () => {
    await edit.press("Enter");
    await quantities.first().waitFor();
  });
  await page.waitForTimeout(2_000);
  const bare = await typeInto(page, await addBareInput(page), measure);
  return [
    tell("desk: items opened", [opened]),
    tell("desk: key in a quantity", await typeFigures(page, quantities.nth(20), measure), bare),
    tell("desk: line removed", await pressEach(page, "button[aria-label^='Remove ']", measure)),
  ];
}

type Measure = (act: () => Promise<void>) => Promise<Cost>;

async function slowDown(page: Page): Promise<Measure> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  return (act) => costOf(page, devTools, act);
}

function tell(name: string, costs: Cost[], bare?: Cost[]): Act {
  return {
    name,
    scripting: costs.map(({ scripting }) => scripting),
    whole: costs.map(({ whole }) => whole),
    bare: bare?.map(({ scripting }) => scripting),
  };
}

async function addBareInput(page: Page): Promise<Locator> {
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement("input"), { id: "bare" })),
  );
  return page.locator("#bare");
}

async function typeInto(page: Page, field: Locator, measure: Measure) {
  await field.focus();
  const costs: Cost[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    costs.push(await measure(() => page.keyboard.press("abcdefgh".charAt(key % 8))));
  }
  return costs;
}

/** 1 to 9 in turn, one typed over the other. */
async function typeFigures(page: Page, field: Locator, measure: Measure) {
  const costs: Cost[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    await field.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+End");
    costs.push(await measure(() => page.keyboard.press(String(1 + (key % 9)))));
  }
  return costs;
}

async function pressEach(page: Page, selector: string, measure: Measure) {
  const costs: Cost[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    await page
      .locator(selector)
      .nth(press * 2)
      .focus();
    costs.push(await measure(() => page.keyboard.press("Enter")));
  }
  return costs;
}

/** What the page's own thread did from the key to the second frame after it. */
async function costOf(page: Page, devTools: CDPSession, act: () => Promise<void>): Promise<Cost> {
  const before = await readMetrics(devTools);
  await act();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const after = await readMetrics(devTools);
  const spent = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000;
  return {
    scripting: spent("ScriptDuration"),
    whole: spent("ScriptDuration") + spent("LayoutDuration") + spent("RecalcStyleDuration"),
  };
}

async function readMetrics(devTools: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
