import { describe, expect, test } from "bun:test";
import { LIT_UNSAID, QUAY_LOTS, litTarget } from "#domain/site/quay.ts";
import { LIGHTS } from "#src/drawings/quay/lights.ts";

const ORDERS = QUAY_LOTS.map(({ order }) => order).toSorted((a, b) => a - b);

/** Of which lots a stand is seen when the address of the drawing names this target, as a browser reads the style. */
function seenAt(target: string | undefined): number[] {
  const hidden = new Map<string, boolean>();
  for (const [, selectors = "", display] of LIGHTS.style.matchAll(/([^{}]+){display:(none|inline)}/g))
    for (const selector of selectors.split(",")) {
      const [, wanted, lot = ""] = /^(?:#(lit-\d+):target~g )?\.l(\d+)$/.exec(selector) ?? [];
      if (wanted === undefined || wanted === target) hidden.set(lot, display === "none");
    }
  return ORDERS.filter((order) => !hidden.get(String(order)));
}

test("there are twelve lots, lit one after the other", () => {
  expect(ORDERS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

describe("as many lots are lit as the address says", () => {
  test.each(Array.from({ length: 13 }, (_, lit) => lit))("%d", (lit) => {
    expect(LIGHTS.targets).toContain(litTarget(lit));
    expect(seenAt(litTarget(lit))).toEqual(ORDERS.slice(0, lit));
  });
});

test("seven are lit when the address says nothing", () => {
  expect(LIT_UNSAID).toBe(7);
  expect(seenAt(undefined)).toEqual(ORDERS.slice(0, 7));
});
