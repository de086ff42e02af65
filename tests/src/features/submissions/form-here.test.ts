import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, mock, setSystemTime, spyOn, test } from "bun:test";
import { clear, createStore } from "idb-keyval";
import { DAY_MS } from "#domain/wall-time.ts";
import { changeHere, endHere, readHere, type KeptLink } from "#src/features/submissions/eoi/form-here.ts";
import { EMPTY_FORM, isBegun, keepForm } from "#src/features/submissions/eoi/form-keeper.ts";
import { mayHaveForm } from "#src/features/submissions/eoi/form-probe.ts";
import { TabStorage } from "../../lib/kept/tab.ts";

const storage = TabStorage.open();
const LINK: KeptLink = { token: "t", version: 1, email: "ana@example.org", url: null };

beforeEach(async () => {
  storage.clear();
  await endHere();
});
afterEach(() => {
  mock.restore();
  setSystemTime();
});

/** As a tab that opens the form now. */
async function openTab() {
  const keeper = keepForm(await readHere());
  return { ...keeper, type: (values: object) => keeper.keep({ values: { ...EMPTY_FORM, ...values } }) };
}

async function kept(): Promise<Record<string, unknown>> {
  const { values = {} } = (await readHere()) ?? {};
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

test("each key is on the device at once, for the next tab, without the proofs of a sending", async () => {
  const tab = await openTab();
  tab.type({ institutionName: "Casa das Marés", captchaToken: "solved" });
  expect(await kept()).toEqual({ institutionName: "Casa das Marés" });
  const next = await openTab();
  expect(next.read()).toEqual({ values: { ...EMPTY_FORM, institutionName: "Casa das Marés" } });
  expect([await mayHaveForm(), Object.keys(storage)]).toEqual([true, []]);
});

test("what is typed right before a reload is in the tab, until the device has it", async () => {
  const tab = await openTab();
  await changeHere({ values: { mainArea: "Rios" }, link: LINK });
  tab.type({ institutionName: "Casa das Marés", mainArea: "Rios" });
  expect(JSON.parse(storage.getItem("visitor:expression-of-interest-form") ?? "{}").values).toMatchObject({
    institutionName: "Casa das Marés",
  });
  expect([await kept(), (await readHere())?.link]).toEqual([
    { institutionName: "Casa das Marés", mainArea: "Rios" },
    LINK,
  ]);
  expect(Object.keys(storage)).toEqual([]);
});

test("two tabs write one form: each its own fields, and each hears of the other's", async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.type({ institutionName: "Casa das Marés" });
  second.type({ mainArea: "Rios" });
  expect(await kept()).toEqual({ institutionName: "Casa das Marés", mainArea: "Rios" });
  expect(await first.hear()).toEqual({ news: { mainArea: "Rios" }, link: null });
  expect(await first.hear()).toEqual({ news: {}, link: null });
  expect(await second.hear()).toEqual({ news: { institutionName: "Casa das Marés" }, link: null });
});

test("what is typed while another tab is heard stays", async () => {
  const [first, second] = [await openTab(), await openTab()];
  second.type({ institutionName: "Casa do Rio", mainArea: "Rios" });
  const hearing = first.hear();
  first.type({ institutionName: "Casa das Marés" });
  expect(await hearing).toEqual({ news: { mainArea: "Rios" }, link: null });
  expect(await kept()).toEqual({ institutionName: "Casa das Marés", mainArea: "Rios" });
});

test("a form that was sent or erased in another tab has ended here; a tab that wrote nothing goes on", async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.type({ institutionName: "Casa das Marés" });
  await endHere();
  expect(await first.hear()).toBe("ended");
  expect(await second.hear()).toBeUndefined();
  expect([await kept(), isBegun(await readHere())]).toEqual([{}, false]);
  second.type({ institutionName: "Outra casa" });
  expect(await kept()).toEqual({ institutionName: "Outra casa" });
});

test("clearing the form erases every answer and keeps its link, which the other tab learns of", async () => {
  const [first, second] = [await openTab(), await openTab()];
  first.type({ institutionName: "Casa das Marés" });
  await changeHere({ link: LINK });
  expect(await second.hear()).toMatchObject({ link: LINK });
  first.drop();
  expect([await kept(), (await readHere())?.link, isBegun(await readHere())]).toEqual([{}, LINK, false]);
});

test("after thirty days nothing is left of it", async () => {
  (await openTab()).type({ institutionName: "Casa das Marés" });
  expect(isBegun(await readHere())).toBe(true);
  setSystemTime(Date.now() + 30 * DAY_MS + 1_000);
  expect(await readHere()).toBeUndefined();
  setSystemTime();
  expect(isBegun(await readHere())).toBe(false);
});

test("a browser that cleared the device takes nothing from the screen: the next key keeps it whole", async () => {
  const tab = await openTab();
  tab.type({ institutionName: "Casa das Marés" });
  await clear(createStore("visitor-form", "kept"));
  expect(await tab.hear()).toBeUndefined();
  tab.type({ institutionName: "Casa das Marés", mainArea: "Rios" });
  expect(await kept()).toEqual({ institutionName: "Casa das Marés", mainArea: "Rios" });
});

test("where the device stores nothing the tab keeps the form, and the device once it stores again", async () => {
  const refused = spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  const tab = await openTab();
  tab.type({ institutionName: "Casa das Marés" });
  expect(await kept()).toEqual({ institutionName: "Casa das Marés" });
  expect(Object.keys(storage)).toEqual(["visitor:expression-of-interest-form"]);
  refused.mockRestore();
  tab.type({ institutionName: "Casa das Marés", mainArea: "Rios" });
  expect(await kept()).toEqual({ institutionName: "Casa das Marés", mainArea: "Rios" });
  expect(Object.keys(storage)).toEqual([]);
});
