import { describe, expect, test } from "bun:test";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { orderDrafts } from "#src/features/orders/wizard/draft/order-drafts.ts";

const kind = orderDrafts("s1");
const DRAFT: OrderDraft = { ...emptyDraft("s1"), notes: "Doca 2", step: 2 };
const SEEN = { lines: {}, names: {} } as unknown as OrderDraft["seen"];

describe("the draft of an order", () => {
  test("says the same as another whatever screen it was left on and whatever prices it was seen at", () => {
    expect(kind.isSame(DRAFT, { ...DRAFT, step: 4, seen: SEEN, notes: " Doca 2 " })).toBe(true);
    expect(kind.isSame(DRAFT, { ...DRAFT, notes: "Doca 3" })).toBe(false);
  });

  test("is begun by anything but going to another screen", () => {
    expect(kind.isLookingAround({ step: 3 })).toBe(true);
    expect(kind.isLookingAround({ step: 3, notes: "a" })).toBe(false);
  });

  test("goes on from the device with the prices that were seen there, or else with those of the server", () => {
    const opened = { ...DRAFT, notes: "older", seen: SEEN };
    expect(kind.resume({ ...DRAFT, seen: null }, opened)).toEqual({ ...DRAFT, seen: SEEN });
    const own = { ...DRAFT, seen: {} as OrderDraft["seen"] };
    expect(kind.resume(own, opened)).toEqual(own);
  });

  test("is gone once it was sent, discarded or taken over; nothing else makes it so", () => {
    expect(kind.whyGone({ code: "orderLocked", params: { status: "PENDING" } })).toBe("sent");
    expect(kind.whyGone({ code: "notFound", params: { record: "order" } })).toBe("removed");
    expect(kind.whyGone({ code: "notFound", params: { record: "submission" } })).toBeUndefined();
    expect(kind.whyGone({ code: "busy", params: { retryAfterSeconds: 1 } })).toBeUndefined();
  });

  test("that the device kept is read as one of its submission", () => {
    expect(kind.open({ notes: "Doca 2" })).toEqual({ ...emptyDraft("s1"), notes: "Doca 2" });
  });
});
