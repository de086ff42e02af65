import { describe, expect, test } from "bun:test";
import { openItems } from "../server/orders/items-scene.ts";
import { outcome } from "../server/orders/scene.ts";

const scene = await openItems();
const { as, read, open, changeOf, partner, other, manager, admin, chair } = scene;

type Open = Awaited<ReturnType<typeof open>>;

async function proposed() {
  const opened = await open();
  const lines = [opened.stand, { ...opened.screens, quantity: 4 }];
  const { version } = await as(manager).orders.editItems({
    id: opened.id,
    version: opened.order.version,
    lines,
  });
  const [request] = await changeOf(opened.id);
  if (!request?.contentVersion) throw new Error("nothing was asked");
  const { id, version: seen, contentVersion } = request;
  return { ...opened, version, answer: { id, version: seen, contentVersion } };
}

describe("items that nobody may store", () => {
  const tooMuch: [string, (order: Open) => Record<string, unknown>][] = [
    ["a quantity of 0", ({ screens }) => ({ lines: [{ ...screens, quantity: 0 }] })],
    ["half a day", ({ screens }) => ({ lines: [{ ...screens, periodOfUse: 0.5 }] })],
    ["a quantity of 101", ({ screens }) => ({ lines: [{ ...screens, quantity: 101 }] })],
    ["a discount above 100 %", ({ stand }) => ({ lines: [{ ...stand, discountPercentage: 100.01 }] })],
    ["a discount below 0", ({ stand }) => ({ lines: [{ ...stand, discountPercentage: -1 }] })],
    ["a negative price", () => ({ lines: [{ isCustomService: true, title_pt: "T", unitPrice: -0.01 }] })],
    ["a price of no number", () => ({ lines: [{ isCustomService: true, title_pt: "T", unitPrice: NaN }] })],
    ["a custom line without words", () => ({ lines: [{ isCustomService: true, unitPrice: 1 }] })],
    ["201 lines", () => ({ lines: Array.from({ length: 201 }, () => ({ itemId: chair.id })) })],
    ["a note of 2,001 letters", ({ stand }) => ({ lines: [stand], note: "n".repeat(2_001) })],
    ["a negative structure", ({ stand }) => ({ lines: [stand], structureAmount: -1 })],
    ["no lines at all", () => ({})],
  ];
  test.each(tooMuch)("%s", async (_, edit) => {
    const opened = await open();
    const { id, order } = opened;
    const call = { id, version: order.version, ...edit(opened) } as never;
    expect(await outcome(as(manager).orders.editItems(call))).toBe("invalid");
    expect(await outcome(as(manager).orders.previewItems(call))).toBe("invalid");
    expect((await read(id)).version).toBe(order.version);
  });

  test("the structure of a stand that has no price of its own changes nothing", async () => {
    const { id, order, stand, screens, chairs } = await open();
    const lines = [stand, screens, chairs];
    const edit = as(manager).orders.editItems({ id, version: order.version, lines, structureAmount: 1 });
    expect(await outcome(edit)).toBe("nothingChanged");
    const services = await as(partner).orders.createCustomServices(scene.services());
    const own = scene.linesOf(await read(services.id));
    const priced = as(manager).orders.editItems({ ...services, lines: own, structureAmount: 500 });
    expect(await outcome(priced)).toBe("nothingChanged");
  });

  test("the stand named twice is one stand, and its package is no item on offer", async () => {
    const { id, order, stand, screens } = await open();
    const twice = as(manager).orders.editItems({
      id,
      version: order.version,
      lines: [stand, stand, screens],
    });
    expect(await outcome(twice)).toBe("itemNotOffered");
  });
});

describe("a change is agreed to by nobody else", () => {
  test("not by another exhibitor, by the team's own edit of the request, nor without naming what was read", async () => {
    const { id, answer } = await proposed();
    const { contentVersion, ...at } = answer;
    const team = as(manager).requests;
    expect(await outcome(as(other).requests.approve(answer))).toBe("notFound");
    expect(await outcome(team.update({ ...at, status: "APPROVED" }))).toBe("forbidden");
    expect(await outcome(team.update({ ...at, title: "Outro" }))).toBe("moveNotAllowed");
    expect(await outcome(team.remove({ ...at, confirmed: true }))).toBe("forbidden");
    expect(await outcome(as(partner).requests.approve(at))).toBe("changeOutdated");
    expect(await outcome(as(partner).requests.approve({ ...at, contentVersion: contentVersion + 1 }))).toBe(
      "changeOutdated",
    );
    expect(await outcome(as(partner).requests.approve({ ...answer, force: true, comment: "c" }))).toBe(
      "forbidden",
    );
    expect((await read(id)).openChange).toBe(true);
  });

  test("an exhibitor neither edits items, undoes a change nor reads what an edit would come to", async () => {
    const { id, version, stand } = await proposed();
    const own = as(partner).orders;
    expect(await outcome(own.editItems({ id, version, lines: [stand] }))).toBe("forbidden");
    expect(await outcome(own.undoChange({ id, version }))).toBe("forbidden");
    expect(await outcome(own.previewItems({ id, version: 1, lines: [stand] }))).toBe("forbidden");
    expect(await outcome(as(other).orders.versions({ id }))).toBe("notFound");
  });
});

describe("at the same moment", () => {
  test("two of the team edit: one is kept, the other is told", async () => {
    const { id, order, stand, screens } = await open();
    const edit = (who: typeof manager, quantity: number) =>
      outcome(
        as(who).orders.editItems({
          id,
          version: order.version,
          lines: [stand, { ...screens, quantity }],
        }),
      );
    expect(await Promise.all([edit(manager, 3), edit(admin, 5)])).toEqual(["ok", "stale"]);
    expect(await changeOf(id)).toHaveLength(1);
  });

  test("the exhibitor approves while the team changes again: what was read is what is agreed on, or nothing", async () => {
    const { id, version, stand, screens, answer } = await proposed();
    const lines = [stand, { ...screens, quantity: 6 }];
    const [edited, approved] = await Promise.all([
      outcome(as(manager).orders.editItems({ id, version, lines })),
      outcome(as(partner).requests.approve(answer)),
    ]);
    expect([edited, approved]).toEqual(["ok", "changeOutdated"]);
    expect(await read(id)).toMatchObject({ agreedVersion: 1, contentVersion: 3, openChange: true });
  });

  test("the team undoes what the exhibitor approves: the first one counts", async () => {
    const { id, version, answer } = await proposed();
    const [approved, undone] = await Promise.all([
      outcome(as(partner).requests.approve(answer)),
      outcome(as(manager).orders.undoChange({ id, version })),
    ]);
    expect([approved, undone]).toEqual(["ok", "stale"]);
    expect(await read(id)).toMatchObject({ agreedVersion: 2, openChange: false, total: 22_010 });
  });

  test("two accounts answer: one answer, and the other is told", async () => {
    const { id, answer } = await proposed();
    const answers = await Promise.all([
      outcome(as(partner).requests.approve(answer)),
      outcome(as(partner).requests.reject({ ...answer, comment: "Não" })),
    ]);
    expect(answers).toEqual(["ok", "moveNotAllowed"]);
    expect((await read(id)).openChange).toBe(false);
  });
});
