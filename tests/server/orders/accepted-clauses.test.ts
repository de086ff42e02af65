import { describe, expect, test } from "bun:test";
import { reasonOf } from "#domain/refusal.ts";
import { changeSettings } from "../../factories.ts";
import { openScene } from "./scene.ts";

const scene = await openScene();
const { orders, packages } = scene.as(scene.partner);

/** Confirmed as they stand, in a version of their own, or not. */
function writeClauses(version: number, isConfirmed: boolean): Promise<void> {
  return changeSettings(scene.portal, (data) => ({
    ...data,
    clauses: { ...data.clauses, version },
    clausesRead: isConfirmed ? version : 0,
  }));
}

async function refusalOf(call: Promise<unknown>) {
  return reasonOf(await call.catch((error: unknown) => error));
}

describe("clauses that the organiser has not confirmed", () => {
  test("are asked of nobody, and none are accepted", async () => {
    expect((await packages.list()).clauses).toEqual({ stand: null, services: null, proposal: null });
    const { id } = await scene.send(scene.partner, { acceptedClauses: 1 });
    expect((await orders.get({ id })).acceptedClauses).toBeNull();
  });
});

describe("confirmed clauses", () => {
  test.each([undefined, 3, 5])(
    "refuse an order of an exhibitor who accepted %p of version 4",
    async (ticked) => {
      await writeClauses(4, true);
      const toRead = { code: "clausesToRead" as const, params: { version: 4 } };
      const more = ticked === undefined ? {} : { acceptedClauses: ticked };
      await scene.freeSpace();
      const doors = [
        () => orders.createStandard(scene.standard(more)),
        () => orders.createCustom(scene.custom(more)),
        () => orders.createCustomServices(scene.services(more)),
        () => orders.createSimple(scene.proposal(more)),
      ];
      for (const send of doors) expect(await refusalOf(send())).toEqual(toRead);
    },
  );

  test("are stored with the order by the version that was ticked, which stays as they change", async () => {
    await writeClauses(4, true);
    expect((await packages.list()).clauses).toEqual({ stand: 4, services: 4, proposal: 4 });
    const { id, version } = await scene.send(scene.partner, { acceptedClauses: 4 });
    await writeClauses(5, true);
    const order = { orderType: "STANDARD" as const, ...scene.standard({ notes: "" }) };
    await orders.update({ id, version, order });
    expect((await scene.as(scene.admin).orders.get({ id })).acceptedClauses).toBe(4);
  });

  test("are not ticked by the team for an exhibitor, who accepts them by signing", async () => {
    await writeClauses(4, true);
    const { id } = await scene.send(scene.admin, { acceptedClauses: 4 });
    expect((await orders.get({ id })).acceptedClauses).toBeNull();
  });

  test("are asked for of the kinds of order that they hold for", async () => {
    await changeSettings(scene.portal, (data) => ({
      ...data,
      clauses: {
        version: 4,
        items: data.clauses.items.map((one) => ({ ...one, holdsFor: ["stand" as const] })),
      },
      clausesRead: 4,
    }));
    expect((await packages.list()).clauses).toEqual({ stand: 4, services: null, proposal: null });
    const { id } = await orders.createSimple(scene.proposal());
    expect((await orders.get({ id })).acceptedClauses).toBeNull();
  });
});
