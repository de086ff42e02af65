import { describe, expect, test } from "bun:test";
import { nextInHand, stepFrom } from "#src/kit/list/row-in-hand.ts";
import { type RowInHand, useRowInHand } from "#src/kit/list/use-row-in-hand.ts";
import { stepRow } from "#src/lib/kept/list-places.ts";
import { openPage } from "../../page.tsx";

const page = openPage();
const ROWS = ["a", "b", "c", "d"];

describe("the row in hand", () => {
  test.each([
    ["down", "b", 1, "c"],
    ["up", "b", -1, "a"],
    ["down from none, to the first", undefined, 1, "a"],
    ["up from none, to the last", undefined, -1, "d"],
    ["down at the end, where it stays", "d", 1, "d"],
    ["up at the top, where it stays", "a", -1, "a"],
  ] as const)("goes %s", (_, from, by, to) => {
    expect(stepFrom(ROWS, from, by)).toBe(to);
  });

  test.each([
    ["the same while it is there", "b", ["d", "b"], "b"],
    ["the next one when it is gone", "b", ["a", "c", "d"], "c"],
    ["the one after, when the next went along", "b", ["a", "d"], "d"],
    ["the last one when it was the last", "d", ["a", "b", "c"], "c"],
    ["none while none was touched", undefined, ["a"], undefined],
  ] as const)("is %s", (_, id, rows, next) => {
    expect(nextInHand(ROWS, id, rows)).toBe(next);
  });
});

let inHand: RowInHand;
type Shown = { path: string; rows: readonly string[]; search: Record<string, unknown> };

/** A list of links, drawn again at each showing. */
function drawer() {
  function List({ path, rows, search }: Shown) {
    inHand = useRowInHand(rows, { path, search });
    return rows.map((id) => (
      <a key={id} href={id} data-row={id}>
        {id}
      </a>
    ));
  }
  return (path: string, rows: readonly string[], search: Record<string, unknown> = {}) =>
    page.draw(<List path={path} rows={rows} search={search} />);
}

const show = drawer();

describe("coming back to a list", () => {
  test("stands on the row left, and on the next one when that is gone", async () => {
    await show("/fruit", ROWS, { sort: "name" });
    expect(inHand.id).toBeUndefined();
    await page.run(() => inHand.step(1));
    await page.run(() => inHand.step(1));
    expect(inHand.id).toBe("b");
    await page.close();
    await show("/fruit", ROWS, { sort: "name" });
    expect(inHand.id).toBe("b");
    await page.close();
    await show("/fruit", ["a", "c", "d"], { sort: "name" });
    expect(inHand.id).toBe("c");
  });

  test("stands on none where other rows were asked for", async () => {
    await show("/fruit", ROWS, { sort: "price" });
    expect(inHand.id).toBeUndefined();
  });

  test("stands on the record somebody walked on to from the one opened", async () => {
    await show("/trees", ROWS);
    await page.run(() => inHand.take("a"));
    await page.close();
    stepRow("/trees", "c");
    await show("/trees", ROWS);
    expect(inHand.id).toBe("c");
  });
});
