import { describe, expect, test } from "bun:test";
import type { OrderStatus, SentStatus } from "#domain/orders/moves/status.ts";
import { openItems } from "../orders/items-scene.ts";
import { outcome } from "../orders/scene.ts";

const scene = await openItems();
const { partner, manager, as } = scene;

/** One stand at a time is under way. */
const sent: string[] = [];
async function cancelOthers(but?: string) {
  for (const id of sent.splice(0)) {
    if (id === but) sent.push(id);
    else await scene.put(id, { status: "CANCELLED" });
  }
}

/** An order in this status whose exhibitor has asked for a change. */
async function wishOn(status: OrderStatus) {
  scene.setNow(new Date(scene.portal.clock().getTime() + 1_000));
  const { id: orderId, version } = await scene.send();
  await scene.put(orderId, { status });
  const wish = await as(partner).requests.ask({ orderId, message: "Sem o coquetel." });
  sent.push(orderId);
  return { orderId, ...wish, orderVersion: version };
}

async function read(orderId: string, id: string) {
  const requests = await as(partner).requests.list({ orderId });
  return requests.find((one) => one.id === id);
}

describe("an exhibitor's wish is answered by what the team does to the order", () => {
  const move = (orderId: string, version: number, status: SentStatus, note = "Ajuste o que quiser.") =>
    as(manager).orders.setStatus({ id: orderId, version, status, note });

  test("by its return", async () => {
    const { orderId, orderVersion, id } = await wishOn("REVIEWING");
    await move(orderId, orderVersion, "PENDING");
    expect(await read(orderId, id)).toMatchObject({
      status: "APPROVED",
      state: "answered",
      answer: { who: manager.name },
      waitsFor: null,
    });
  });

  test("of an approved one after the approval was taken back, which alone answers nothing", async () => {
    const { orderId, orderVersion, id } = await wishOn("APPROVED");
    const { version } = await move(orderId, orderVersion, "REVIEWING");
    expect(await read(orderId, id)).toMatchObject({ status: "PENDING", waitsFor: "team" });
    await move(orderId, version, "PENDING");
    expect(await read(orderId, id)).toMatchObject({ state: "answered" });
  });

  test("by a rejection, whose reason it keeps", async () => {
    const { orderId, orderVersion, id } = await wishOn("REVIEWING");
    await move(orderId, orderVersion, "REJECTED", "O setor está cheio.");
    expect(await read(orderId, id)).toMatchObject({
      state: "refused",
      rejectionComment: "O setor está cheio.",
    });
  });

  test("by a change of its items, unless the team says that this is about something else", async () => {
    for (const [answersWish, state] of [
      [true, "answered"],
      [false, "withTeam"],
    ] as const) {
      const { orderId, orderVersion, id } = await wishOn("APPROVED");
      const [stand] = scene.linesOf(await scene.read(orderId));
      const lines = stand ? [stand] : [];
      const note = "Sem o coquetel, como pediu.";
      await as(manager).orders.editItems({ id: orderId, version: orderVersion, lines, note, answersWish });
      expect(await read(orderId, id)).toMatchObject({ state });
      const change = (await as(partner).requests.list({ orderId })).find(
        ({ kind }) => kind === "ORDER_CHANGED",
      );
      expect(change?.comments.map(({ message, author }) => [message, author])).toEqual([
        [note, manager.name],
      ]);
    }
  });

  test("and until then the exhibitor is told to wait before paying", async () => {
    const { orderId, id, version } = await wishOn("APPROVED");
    const headOf = async () => (await as(partner).orders.get({ id: orderId })).standing.head;
    const stepsOf = async () => {
      const steps = await as(partner).orders.steps();
      return steps.flatMap(({ duties }) =>
        duties.filter((duty) => "orderId" in duty && duty.orderId === orderId).map(({ kind }) => kind),
      );
    };
    expect([await headOf(), await stepsOf()]).toEqual(["wished", []]);
    const asked = (await read(orderId, id))?.createdAt ?? "";
    await cancelOthers(orderId);
    const [own] = await as(partner).orders.steps();
    expect(own?.waiting).toEqual({ kind: "wishHeld", since: asked });
    await as(manager).requests.reject({ id, version, comment: "O coquetel já foi encomendado." });
    expect([await headOf(), await stepsOf()]).toEqual(["pay", ["pay"]]);
  });

  test("and a question after a rejection by the review that begins again", async () => {
    await cancelOthers();
    const { orderId, orderVersion, id } = await wishOn("REJECTED");
    await move(orderId, orderVersion, "REVIEWING");
    expect(await read(orderId, id)).toMatchObject({ state: "answered" });
    await cancelOthers();
    const silent = await wishOn("REJECTED");
    const reopen = {
      id: silent.orderId,
      version: silent.orderVersion,
      status: "REVIEWING",
      note: "Engano",
    } as const;
    expect(await outcome(as(manager).orders.setStatus({ ...reopen, silent: true }))).toBe("ok");
    expect(await read(silent.orderId, silent.id)).toMatchObject({ status: "PENDING" });
  });
});
