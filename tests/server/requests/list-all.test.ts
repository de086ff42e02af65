import { describe, expect, test } from "bun:test";
import { requestList } from "#domain/requests/list.ts";
import { IN_WINDOW } from "#tests/portal.ts";
import { everySort, walkOn } from "#tests/walk.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const { as, manager, partner, other, put } = scene;
const { requests } = as(manager);
const DAY = 86_400_000;

const order = await scene.send();
const foreign = await scene.send(other, { submissionId: scene.otherSubmission.id });
const plan = await requests.create({
  orderId: order.id,
  title: "Planta baixa",
  message: "Falta a planta",
  dueOn: "2025-08-04",
  blocksApproval: true,
});
const logo = await requests.create({
  orderId: foreign.id,
  title: "Logo",
  message: "In colour",
  dueOn: "2025-09-01",
});
const photo = await requests.create({ orderId: order.id, title: "Foto", message: "Do estande" });
await as(partner).requests.comment({ id: photo.id, message: "Segue" });
await put(order.id, { status: "REVIEWING" });
await as(partner).requests.ask({ orderId: order.id, message: "Mais uma tomada" });

type Query = Parameters<typeof requests.listAll>[0];
/** Asked at the moment that the clocks say. */
const titles = async (query: Query) =>
  (await as(manager).requests.listAll(query)).items.map(({ title }) => title).toSorted();

describe("the requests of all orders", () => {
  test("each says of which order it is, whose answer is missing and until when", async () => {
    const { items, total, counts } = await requests.listAll({});
    expect(total).toBe(4);
    expect(counts.statuses).toEqual({ PENDING: 3, APPROVED: 1, REJECTED: 0 });
    expect(items.find(({ id }) => id === plan.id)).toMatchObject({
      orderId: order.id,
      reference: order.reference,
      kind: "TEAM",
      status: "PENDING",
      title: "Planta baixa",
      dueOn: "2025-08-04",
      blocksApproval: true,
      waitsFor: "partner",
      isOverdue: false,
      comments: 0,
      author: manager.name,
    });
    expect(items.find(({ id }) => id === photo.id)).toMatchObject({ waitsFor: null, comments: 1 });
    expect(items.find(({ kind }) => kind === "WISH")).toMatchObject({
      waitsFor: "team",
      author: partner.name,
    });
  });

  test("what the portal only tells is there when it is asked for", async () => {
    const { items } = await requests.listAll({ filters: { kinds: ["ORDER_CREATED"] } });
    expect(items.map(({ orderId }) => orderId).toSorted()).toEqual([order.id, foreign.id].toSorted());
    expect(items.every(({ waitsFor }) => waitsFor === null)).toBe(true);
  });

  test("is searched by the order and its organisation, and filtered by kind, status and who waits", async () => {
    expect(await titles({ search: foreign.reference })).toEqual(["Logo"]);
    expect(await titles({ filters: { waits: ["partner"] } })).toEqual(["Logo", "Planta baixa"]);
    const wishes = await requests.listAll({ filters: { waits: ["team"] } });
    expect(wishes.items.map(({ kind }) => kind)).toEqual(["WISH"]);
    expect(await titles({ filters: { kinds: ["TEAM"], statuses: ["APPROVED"] } })).toEqual(["Foto"]);
  });

  test("is overdue from the day after its day, by the event's clocks", async () => {
    const overdue = () => titles({ filters: { due: ["overdue"] } });
    expect(await overdue()).toEqual([]);
    // Belém is three hours behind: at 02:59 UTC it is still the 4th there.
    scene.setNow(new Date("2025-08-05T02:59:00Z"));
    expect(await overdue()).toEqual([]);
    scene.setNow(new Date("2025-08-05T03:00:00Z"));
    expect(await overdue()).toEqual(["Planta baixa"]);
    const { items } = await as(manager).requests.listAll({ filters: { due: ["overdue"] } });
    expect(items[0]?.isOverdue).toBe(true);
    scene.setNow(IN_WINDOW);
  });

  test("nothing waits for anybody once its order came to nothing", async () => {
    await put(foreign.id, { status: "CANCELLED" });
    expect(await titles({ filters: { waits: ["partner"] } })).toEqual(["Planta baixa"]);
    const { items } = await requests.listAll({ search: foreign.reference });
    expect(items.find(({ id }) => id === logo.id)?.waitsFor).toBeNull();
    await put(foreign.id, { status: "PENDING" });
  });

  test("finds what has waited for some days", async () => {
    scene.setNow(new Date(IN_WINDOW.getTime() + 3 * DAY));
    expect(await titles({ filters: { waiting: 2, kinds: ["TEAM"] } })).toEqual(["Logo", "Planta baixa"]);
    expect(await titles({ filters: { waiting: 5 } })).toEqual([]);
    scene.setNow(IN_WINDOW);
  });

  test.each(everySort(requestList))("pages by $column, $direction, each request once", async (sort) => {
    const pages = await walkOn((cursor) => requests.listAll({ sort, limit: 2, ...(cursor && { cursor }) }));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });
});
