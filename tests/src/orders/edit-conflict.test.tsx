import { expect, test } from "bun:test";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { refuse } from "#domain/refusal.ts";
import { orderDrafts, type SavingOrderDraft } from "#src/features/orders/wizard/draft/order-drafts.ts";
import type { Ordering } from "#src/features/orders/wizard/use-ordering.ts";
import { useWizardState } from "#src/features/orders/wizard/use-wizard-state.ts";
import { WizardProvider } from "#src/features/orders/wizard/wizard-context.tsx";
import { WizardNotices } from "#src/features/orders/wizard/wizard-notices.tsx";
import type { DraftMirror } from "#src/kit/draft/draft-mirror.ts";
import { useDraft } from "#src/kit/draft/use-draft.ts";
import { GOODS } from "#tests/domain/orders/kinds/goods.ts";
import { openPage } from "../page.tsx";

const page = openPage();
const submission = { id: "s1", reference: "EOI-2025-00001", institutionName: "Várzea", spaceM2: 100 };
const ORDER: OrderDraft = { ...emptyDraft("s1"), notes: "five pots" };
const MINE: OrderDraft = { ...ORDER, notes: "two pots" };

let saving: SavingOrderDraft | undefined;

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

type EditProps = Partial<Pick<DraftMirror<OrderDraft>, "kept">> & { failure?: Error };

/** The order in version 4 that is edited, with what the device kept of an edit of it, and why it was not saved. */
function EditOf({ kept, failure }: EditProps): ReactNode {
  const keep = () => Promise.resolve(true);
  const mirror = { kept, keep, drop: () => undefined, isMine: () => true, close: () => undefined };
  const newest = () => Promise.resolve({ draft: ORDER, version: 4, savedAt: new Date() });
  const edit = useDraft(
    orderDrafts("s1"),
    { mirror, draft: ORDER, id: "o1", version: 4 },
    { at: () => ({ newest }) },
  );
  useEffect(() => {
    saving = edit;
  });
  const state = useWizardState({
    submission,
    goods: GOODS,
    draft: edit.draft,
    change: edit.change,
    show: edit.show,
    address: { step: undefined, isOfDraft: true, show: () => undefined, nameDraft: () => undefined },
    isEdit: true,
    isSent: false,
  });
  return (
    <RouterContextProvider router={router as never}>
      <WizardProvider wizard={state.wizard}>
        <WizardNotices
          area="partner"
          ordering={{ isEdit: true, saving: edit, state, sending: { failure } } as unknown as Ordering}
        />
      </WizardProvider>
    </RouterContextProvider>
  );
}

test("an edit of an earlier version that the device kept says so at once, beside the order as it is", async () => {
  await page.draw(<EditOf kept={{ id: "o1", version: 3, draft: MINE }} />);
  expect(page.read("[role=alert] h2")).toEqual(["The order changed while you were editing"]);
  expect(page.read("[role=alert] dd").join()).toMatch(/two pots.*In the orderfive pots/);
  await page.press("[role=alert] button");
  await page.settle();
  expect([page.read("[role=alert]"), saving?.draft.notes]).toEqual([[], "five pots"]);
});

test("a kept edit that the order holds already asks nothing", async () => {
  await page.draw(<EditOf kept={{ id: "o1", version: 3, draft: { ...ORDER, step: 2 } }} />);
  expect(page.read("[role=alert]")).toEqual([]);
});

test("what has to be answered on the order first leads there, and so does an order that is closed by now", async () => {
  for (const why of [refuse("changeOpen"), refuse("orderLocked", { status: "REVIEWING" })]) {
    await page.draw(<EditOf failure={why} />);
    expect(page.all("[role=alert] a").map((link) => link.getAttribute("href"))).toEqual([
      "/partner/orders/o1",
    ]);
  }
  await page.draw(<EditOf failure={refuse("nothingChanged")} />);
  expect([page.all("[role=alert]").length, page.all("[role=alert] a").length]).toEqual([1, 0]);
});

test("going on with one's own edit of a changed order promises no saving, and says what saves it", async () => {
  await page.draw(<EditOf kept={{ id: "o1", version: 4, draft: MINE }} />);
  expect(page.read("[role=alert], [role=status]")).toEqual([]);
  await page.run(() => void saving?.meetConflict(refuse("stale", { record: "order", current: 5 })));
  await page.settle();
  expect(page.read("[role=alert] button")).toEqual(["Start from the order as it is", "Go on with my edit"]);
  expect(page.read("[role=alert] p").join()).toContain("“Save changes”");
  await page.press("[role=alert] button:last-of-type");
  expect(page.read("[role=alert]")).toEqual([]);
  expect(page.read("[role=status]").join()).toContain("“Save changes”");
  expect(saving?.draft.notes).toBe("two pots");

  await page.run(() => void saving?.meetConflict(refuse("stale", { record: "order", current: 5 })));
  await page.settle();
  await page.press("[role=alert] button");
  await page.settle();
  expect(page.read("[role=alert], [role=status]")).toEqual([]);
  expect(saving?.draft.notes).toBe("five pots");
});
