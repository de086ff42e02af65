import { expect, test } from "bun:test";
import { WizardButtons } from "#src/features/orders/wizard/wizard-buttons.tsx";
import type { Ordering } from "#src/features/orders/wizard/use-ordering.ts";
import { openUploads } from "#src/lib/upload/shelves.ts";
import { giveSlowRequests } from "../lib/upload/slow-request.ts";
import { openPage } from "../page.tsx";

const page = openPage();
const SlowRequest = giveSlowRequests();

/** The last screen of a draft that is saved; no clauses are asked for. */
function orderingOf(submission: string, sent: number[]): Ordering {
  const state = {
    isSendStep: true,
    canGoBack: false,
    wizard: { submission: { id: submission }, price: { total: 1_000 } },
  };
  const sending = { isSending: false, sendAt: async (seen: number) => void sent.push(seen) };
  const saving = { state: { kind: "saved" } };
  return { isEdit: false, saving, state, sending, clauses: {} } as unknown as Ordering;
}

/** Files of the draft s9, on their way until they are answered. */
function choose(...names: string[]): void {
  const shelf = openUploads("logo", "draft:s9:logo");
  shelf.storeBy(() => undefined);
  void shelf.add(names.map((name) => new File([name], name)));
}

const isHeld = () => page.find("button").hasAttribute("disabled");

test("an order is sent once its files have arrived; until then its button waits, and says for how many", async () => {
  const sent: number[] = [];
  await page.draw(<WizardButtons ordering={orderingOf("s9", sent)} />);
  expect([isHeld(), page.read("[role=status]")]).toEqual([false, []]);
  await page.run(() => choose("a.pdf", "b.pdf", "c.pdf"));
  await page.until(() => SlowRequest.all.length === 3);
  expect([isHeld(), page.read("[role=status]")]).toEqual([true, ["3 of 3 files still on their way. "]]);
  await page.press("button");
  expect(sent).toEqual([]);
  await page.run(() => SlowRequest.all[0]?.answer());
  await page.settle();
  expect([isHeld(), page.read("[role=status]")]).toEqual([true, ["2 of 3 files still on their way. "]]);
  await page.run(() => SlowRequest.all.forEach((request) => request.answer()));
  await page.settle();
  expect([isHeld(), page.read("[role=status]")]).toEqual([false, []]);
  await page.press("button");
  expect(sent).toEqual([1_000]);
});

test("files of another order hold up nothing", async () => {
  await page.draw(<WizardButtons ordering={orderingOf("s1", [])} />);
  const before = SlowRequest.all.length;
  await page.run(() => choose("d.pdf"));
  await page.until(() => SlowRequest.all.length > before);
  expect([isHeld(), page.read("[role=status]")]).toEqual([false, []]);
  await page.run(() => SlowRequest.all.forEach((request) => request.answer()));
});
