import { expect, test } from "bun:test";
import { groupByCategory } from "#domain/catalogue/categories.ts";
import { ACTIVE_STATES, ITEM_STATUSES, toggleActive } from "#domain/catalogue/status.ts";

test("groups items: known categories in their order, others by name, default last (WIZ-41)", () => {
  const items = ["plants", null, "furniture", "audiovisual", "boats", " ", "furniture"].map(
    (category, id) => ({
      id,
      category,
    }),
  );
  const groups = groupByCategory(items).map(({ category, items: members }) => [
    category,
    members.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ["audiovisual", [3]],
    ["furniture", [2, 6]],
    ["boats", [4]],
    ["plants", [0]],
    ["default", [1, 5]],
  ]);
});

test("items and the general switch have their states (CAT-03, CAT-04)", () => {
  expect(ITEM_STATUSES).toEqual(["ACTIVE", "INACTIVE", "DRAFT"]);
  expect(ACTIVE_STATES).toEqual(["ACTIVE", "INACTIVE"]);
  expect(ITEM_STATUSES.map(toggleActive)).toEqual(["INACTIVE", "ACTIVE", "ACTIVE"]);
});
