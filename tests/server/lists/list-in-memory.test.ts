import { expect, test } from "bun:test";
import * as v from "valibot";
import { listOf, type ListInput } from "#domain/lists/contract.ts";
import { choice, single } from "#domain/lists/filter.ts";
import type { SignedInCtx } from "#server/portal/context.ts";
import { listInMemory, pageOf } from "#server/lists/list-in-memory.ts";

const boats = listOf("boats", {
  columns: { name: "asc" },
  sort: "name",
  filters: {
    sails: choice(["one", "two"]),
    states: choice(["afloat", "ashore", "sunk"], { usual: ["afloat", "ashore"] }),
    harbour: single(v.string()),
  },
});
type Of = typeof boats.filters;

const BOATS = (
  [
    ["Delfim", "two", "afloat", "Belém"],
    ["Arara", "one", "afloat", "Belém"],
    ["Boto", "one", "ashore", "Belém"],
    ["Cisne", "two", "sunk", "Belém"],
    ["Garça", "one", "afloat", "Santarém"],
  ] as const
).map(([id, sails, state, harbour]) => ({ id, version: 1, sails, state, harbour }));

const list = listInMemory(boats, {
  read: async () => ({ rows: BOATS }),
  isFound:
    ({ search, filters }) =>
    ({ id, harbour }) =>
      id.includes(search) && (!filters.harbour || filters.harbour === harbour),
  values: ({ sails, state }) => ({ sails, states: state }),
  place: ({ id }) => ({ value: id, tie: id }),
});

// Neither its database nor its reader is asked for anything by this list.
const ctx = { db: {} } as SignedInCtx;
const at = { now: new Date(0), zone: "UTC" };
const asked = (input: ListInput<"name", Of>) => v.parse(boats.input, input);

test.each<[ListInput<"name", Of>, string[]]>([
  [{}, ["Arara", "Boto", "Delfim", "Garça"]],
  [{ sort: { column: "name", direction: "desc" } }, ["Garça", "Delfim", "Boto", "Arara"]],
  [{ filters: { harbour: "Belém" } }, ["Arara", "Boto", "Delfim"]],
  [{ filters: { sails: ["one"], harbour: "Belém" } }, ["Arara", "Boto"]],
  [{ search: "i", filters: { states: ["sunk", "afloat"] } }, ["Cisne", "Delfim"]],
  [{ search: "nothing" }, []],
])("a page of it and a run over it mean the same rows: %p", async (input, expected) => {
  const question = asked(input);
  const page = await pageOf(question, (await list.find(ctx, question)).rows);
  expect(page.items.map(({ id }): string => id)).toEqual(expected);
  expect(page.total).toBe(expected.length);
  const every = await list.every(ctx).meet(ctx.db.read, { question }, at);
  expect(every).toEqual(page.items);
  const [first, ...others] = page.items;
  const left = { question, except: first ? [first.id] : [] };
  expect(await list.every(ctx).meet(ctx.db.read, left, at)).toEqual(others);
});

test("those that are named are met whatever is searched and filtered, in the order of the question", async () => {
  const question = asked({
    search: "Boto",
    filters: { sails: ["one"] },
    sort: { column: "name", direction: "desc" },
  });
  const met = await list.every(ctx).meet(ctx.db.read, { question, ids: ["Arara", "Cisne", "Tucano"] }, at);
  expect(met.map(({ id }) => id)).toEqual(["Cisne", "Arara"]);
});

test("each value is counted under the search and the other filters, so that a count is what choosing it shows", async () => {
  const { counts } = await list.find(ctx, asked({ filters: { sails: ["two"], harbour: "Belém" } }));
  expect(counts).toEqual({ sails: { one: 2, two: 1 }, states: { afloat: 1, ashore: 0, sunk: 1 } });
});
