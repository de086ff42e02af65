import { expect, test } from "bun:test";
import { readAddress } from "#domain/lists/address.ts";
import { listOf } from "#domain/lists/contract.ts";
import { choice } from "#domain/lists/filter.ts";
import type { ListSearch } from "#src/kit/list/use-list-search.ts";
import { type RowSelection, useSelection } from "#src/kit/list/use-selection.ts";
import { openPage } from "../../page.tsx";

const page = openPage();
const fruit = listOf("fruit", {
  columns: { name: "asc", price: "desc" },
  sort: "name",
  filters: { ripe: choice(["yes", "no"]) },
});

let selected: RowSelection;

type Asked = { rows: string[]; address: Record<string, string> };

/** A list that finds sixty rows, drawn again and again: some of them, at an address. */
function drawer() {
  function List({ rows, address }: Asked) {
    const list = { contract: fruit, state: readAddress(fruit, address) };
    selected = useSelection(list as ListSearch<"name" | "price", typeof fruit.filters>, rows, 60);
    return null;
  }
  return (rows: string[], address: Asked["address"] = {}) =>
    page.draw(<List rows={rows} address={address} />);
}

test("chosen rows outlive another page and another order, and are dropped by another search or filter", async () => {
  const show = drawer();
  await show(["a", "b", "c"]);
  await page.run(() => selected.toggle("a", false));
  await page.run(() => selected.toggle("c", true));
  expect(selected.selection).toEqual({ kind: "ids", ids: ["a", "b", "c"], count: 3 });
  await show(["d", "e"], { sort: "-price" });
  await page.run(() => selected.toggle("e", true));
  expect(selected.selection).toEqual({ kind: "ids", ids: ["a", "b", "c", "e"], count: 4 });
  await show(["d", "e"], { search: "açaí" });
  expect(selected.selection).toBeUndefined();
  await show(["a", "b", "c"]);
  expect(selected.selection).toBeUndefined();
});

test("all rows of a filter are those of every page, but for the ones left out, and go with the filter", async () => {
  const show = drawer();
  await show(["a", "b"], { ripe: "yes" });
  await page.run(() => selected.togglePage());
  expect(selected.page).toBe(true);
  await page.run(() => selected.chooseAll());
  await page.run(() => selected.toggle("b", false));
  expect(selected.selection).toEqual({
    kind: "filtered",
    question: { search: "", filters: { ripe: ["yes"] }, sort: { column: "name", direction: "asc" } },
    except: ["b"],
    count: 59,
  });
  expect(selected.page).toBe("indeterminate");
  await show(["a", "b"], { ripe: "no" });
  expect(selected.selection).toBeUndefined();
});

test("chosen rows are still chosen after a look at a record, and not under another search", async () => {
  const show = drawer();
  await show(["a", "b", "c"]);
  await page.run(() => selected.toggle("b", false));
  await page.close();
  await show(["a", "b", "c"]);
  expect(selected.selection).toEqual({ kind: "ids", ids: ["b"], count: 1 });
  await page.close();
  await show(["b"], { search: "buriti" });
  expect(selected.selection).toBeUndefined();
});
