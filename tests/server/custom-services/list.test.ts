import { describe, expect, test } from "bun:test";
import { customServiceList } from "#domain/custom-services/list.ts";
import { countStatements } from "#tests/statements.ts";
import { everySort, walkBack, walkOn } from "#tests/walk.ts";
import { outcome } from "../orders/scene.ts";
import { openServices } from "./scene.ts";

const scene = await openServices();
const countedScene = await openServices();
const walkedScene = await openServices();

/** Food and furniture of one order, then furniture and structure of a stand: the furniture of the first is priced. */
const first = await scene.askFor();
const stand = await scene.askForStand();
await scene.price(first.id, first.version, { lineId: "furniture", unitPrice: 450 });

describe("customServices.list (SVC-01)", () => {
  test("names what is priced by hand in all sent orders, what waits longest at the top", async () => {
    const { items, total, counts } = await scene.desk().list({});
    expect(
      items.map(({ reference, group, state, unitPrice }) => [reference, group, state, unitPrice]),
    ).toEqual([
      [first.reference, "foodBeverage", "toPrice", null],
      [stand.reference, "structure", "toPrice", null],
      [stand.reference, "furniture", "toPrice", null],
      [first.reference, "furniture", "priced", 450],
    ]);
    expect(total).toBe(4);
    expect(counts.states).toEqual({ toPrice: 3, priced: 1, closed: 0 });
    expect(counts.groups).toMatchObject({ furniture: 2, foodBeverage: 1, structure: 1, equipment: 0 });
    expect(items[0]).toMatchObject({ title: "Food and beverage", company: scene.submission.institutionName });
    expect(items[0]?.summary).toStartWith("Daily quantity: 40");
  });

  test("is filtered, each filter counted under the others, and searched by order and organisation (ORD-06)", async () => {
    const { list } = scene.desk();
    const ids = async (input: Parameters<typeof list>[0]) => (await list(input)).items.map(({ id }) => id);
    expect(await ids({ filters: { groups: ["furniture"], states: ["toPrice"] } })).toEqual([
      `${stand.id}:furniture`,
    ]);
    expect(await ids({ filters: { groups: ["structure"] } })).toEqual([stand.id]);
    const { counts } = await list({ filters: { groups: ["furniture"] } });
    expect(counts.states).toEqual({ toPrice: 1, priced: 1, closed: 0 });
    expect(counts.groups).toMatchObject({ furniture: 2, foodBeverage: 1, structure: 1 });
    expect(await ids({ search: first.reference ?? "" })).toHaveLength(2);
    expect(await ids({ search: "nobody" })).toEqual([]);
  });

  test("leaves out what was never sent, and waits for nothing on an order that is closed (S39)", async () => {
    const own = await openServices();
    const draft = { submissionId: own.submission.id, orderType: "CUSTOM_SERVICES" as const };
    const extraServices = { furniture: { required: true, executionObservations: "Dois sofás" } };
    await own.as(own.partner).orders.saveDraft({ draft: { ...draft, extraServices } });
    expect((await own.desk().list({})).total).toBe(0);
    const { id } = await own.askFor(extraServices);
    await own.put(id, { status: "CANCELLED" });
    const { items, counts } = await own.desk().list({});
    expect(items.map(({ state }) => state)).toEqual(["closed"]);
    expect(counts.statuses).toMatchObject({ CANCELLED: 1, PENDING: 0 });
  });

  test("is the figure beside its entry of the menu", async () => {
    const { waiting } = await scene.as(scene.manager).dashboard.stats();
    const { total } = await scene.desk().list({ filters: { states: ["toPrice"] } });
    expect([waiting.customServices, total]).toEqual([3, 3]);
  });

  test("is the team's alone", async () => {
    expect(await outcome(scene.as(scene.partner).customServices.list({}))).toBe("forbidden");
  });

  test.each(everySort(customServiceList))(
    "pages by $column, $direction, on and back, each once",
    async (sort) => {
      if ((await walkedScene.desk().list({})).total === 0) {
        await walkedScene.askFor();
        await walkedScene.askForStand();
        const { id, version } = await walkedScene.askFor({
          furniture: { required: true, executionObservations: "Dois sofás" },
        });
        await walkedScene.price(id, version, { lineId: "furniture", unitPrice: 5 });
      }
      const { list } = walkedScene.desk();
      const ask = (cursor?: string) => list({ sort, cursor, limit: 2 });
      const pages = await walkOn(ask);
      expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1]);
      const seen = pages.flatMap(({ items }) => items);
      expect((await list({ sort })).items).toEqual(seen);
      const back = await walkBack(pages.at(-1) ?? (await ask()), ask);
      expect(back.map(({ items }) => items)).toEqual(pages.map(({ items }) => items));
    },
  );

  test("asks the database as often for three services as for one", async () => {
    await countedScene.askFor({ furniture: { required: true, executionObservations: "Dois sofás" } });
    const { list } = countedScene.desk();
    expect(await countStatements(countedScene.portal.db, () => list({}))).toBe(2);
    await countedScene.askFor();
    expect(await countStatements(countedScene.portal.db, () => list({}))).toBe(2);
  });
});
