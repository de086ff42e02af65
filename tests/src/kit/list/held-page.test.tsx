import { beforeEach, describe, expect, test } from "bun:test";
import { countChanges, keepPlaces } from "#src/kit/list/held-rows.ts";
import type { ListAnswer } from "#src/kit/list/list-query.ts";
import { type HeldPage, useHeldPage } from "#src/kit/list/use-held-page.ts";
import { useLastPage } from "#src/kit/list/use-last-page.ts";
import { useShowWhenFree } from "#src/kit/list/use-show-when-free.ts";
import { queryClient } from "#src/lib/call/query-client.ts";
import { openPage } from "../../page.tsx";

const page = openPage();
type Row = { id: string; status: string };
const rowsOf = (ids: string, status = "new"): Row[] => [...ids].map((id) => ({ id, status }));

describe("what others changed of a page's rows", () => {
  test.each([
    ["nothing", "abcd", "abcd", 0],
    ["one that went", "abcd", "abd", 1],
    ["one that went, whose room the next one takes", "abcd", "abde", 1],
    ["one that came first and pushed the last one out", "abcd", "xabc", 1],
    ["one that went to the top", "abcd", "dabc", 1],
    ["two that changed places with those between them", "abcd", "dbca", 2],
    ["one that came and one that moved", "abcd", "xbac", 2],
    ["all of them", "abcd", "wxyz", 4],
  ])("counts %s", (_, before, after, count) => {
    expect(countChanges(rowsOf(before), rowsOf(after))).toBe(count);
  });

  test("is seen in the rows, each of which stays where it stands", () => {
    const shown = rowsOf("abc");
    expect(keepPlaces(shown, [...rowsOf("x"), ...rowsOf("cb", "read")])).toEqual([
      { id: "a", status: "new" },
      { id: "b", status: "read" },
      { id: "c", status: "read" },
    ]);
  });
});

let held: HeldPage<Row>;
let turned: (string | undefined)[];
beforeEach(() => {
  turned = [];
  queryClient.getMutationCache().clear();
});

type Shown = { rows: string; asked?: string; isAtRow?: boolean; isWaiting?: boolean; status?: string };

/** A list of which answer after answer comes. */
function drawer() {
  function List({ rows, asked = "all", isAtRow = true, isWaiting = false, status }: Shown) {
    const data: ListAnswer<Row> = {
      items: rowsOf(rows, status),
      nextCursor: `after ${rows}`,
      previousCursor: "before",
      before: 0,
      total: rows.length,
      counts: {},
    };
    held = useHeldPage({ data, isPlaceholderData: isWaiting }, asked);
    const pointing = useShowWhenFree(held, isAtRow);
    useLastPage(
      { cursor: asked, turnTo: (to) => turned.push(to) },
      { data: held.page, isPlaceholderData: isWaiting },
    );
    return (
      <ul {...pointing}>
        {held.page?.items.map(({ id, status: said }) => (
          <li key={id}>{`${id} ${said}`}</li>
        ))}
      </ul>
    );
  }
  return (shown: Shown) => page.draw(<List {...shown} />);
}

const show = drawer();
const order = () =>
  page
    .read("li")
    .map((text) => text.slice(0, 1))
    .join("");

describe("others' changes while somebody is at a row", () => {
  test("neither move, remove nor add rows until they are shown, yet are seen in each row", async () => {
    await show({ rows: "abcd" });
    await show({ rows: "xdab", status: "read" });
    expect(page.read("li")).toEqual(["a read", "b read", "c new", "d read"]);
    expect([held.waiting, [...held.gone]]).toEqual([2, ["c"]]);
    // The pages around begin where the rows on the screen end.
    expect(held.page?.nextCursor).toBe("after abcd");
    await page.run(held.show);
    expect(order()).toBe("xdab");
    expect([held.waiting, held.page?.nextCursor]).toEqual([0, "after xdab"]);
  });

  test("come to nothing when the rows stand as before again", async () => {
    await show({ rows: "abc" });
    await show({ rows: "bc" });
    expect(held.waiting).toBe(1);
    await show({ rows: "abc" });
    expect(held.waiting).toBe(0);
  });

  test("are shown by themselves while nobody is, and once nobody is any more", async () => {
    await show({ rows: "abc", isAtRow: false });
    await show({ rows: "xab", isAtRow: false });
    expect(order()).toBe("xab");
    await show({ rows: "yxa" });
    expect(order()).toBe("xab");
    await show({ rows: "yxa", isAtRow: false });
    expect(order()).toBe("yxa");
  });

  test("do not hold up another question, whose rows come when they are there", async () => {
    await show({ rows: "abc" });
    await show({ rows: "xab" });
    await show({ rows: "xab", asked: "some", isWaiting: true });
    expect(order()).toBe("abc");
    await show({ rows: "pqr", asked: "some" });
    expect(order()).toBe("pqr");
  });

  test("do not turn the page that they have emptied before they are shown", async () => {
    await show({ rows: "ab" });
    await show({ rows: "" });
    expect([order(), turned.length]).toEqual(["ab", 0]);
    await page.run(held.show);
    expect(turned).toEqual(["before"]);
  });
});

test("one's own change is shown at once, and an emptied page loads what comes next", async () => {
  await show({ rows: "ab" });
  const own = queryClient.getMutationCache().build(queryClient, { mutationFn: async () => "moved" });
  await page.run(() => void own.execute(undefined));
  await show({ rows: "cd" });
  expect([order(), held.waiting]).toEqual(["cd", 0]);
});
