import { describe, expect, test } from "bun:test";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const foreign = await openScene();
const { orders } = scene.as(scene.partner);
const submissionId = scene.submission.id;

describe("the stand of a submission", () => {
  test("is the live order for one, as the wizard asks for it before it is filled in", async () => {
    expect(await orders.standOf({ submissionId })).toEqual({ stand: null });
    await orders.createCustomServices(scene.services());
    expect(await orders.standOf({ submissionId })).toEqual({ stand: null });
    const { id, reference, version } = await orders.createStandard(scene.standard());
    expect(await orders.standOf({ submissionId })).toEqual({ stand: { id, reference, status: "PENDING" } });
    await orders.cancel({ id, version, confirmed: true });
    expect(await orders.standOf({ submissionId })).toEqual({ stand: null });
  });

  test("takes services as an order of its own once it is approved, and each names the other", async () => {
    const stand = await scene.send();
    const add = (linkedTo: string) => orders.createCustomServices({ ...scene.services(), linkedTo });
    expect(await outcome(add(stand.id))).toBe("moveNotAllowed");
    await scene.put(stand.id, { status: "PAID" });
    const added = await add(stand.id);
    const { id, reference } = stand;
    const status = "PAID";
    expect((await orders.get({ id: added.id })).stand).toEqual({ id, reference, status, total: 18_711 });
    expect((await orders.get({ id })).additions).toEqual([
      { id: added.id, reference: added.reference, status: "PENDING", total: 362 },
    ]);
    expect(await outcome(add((await foreign.send()).id))).toBe("notFound");
    await scene.put(added.id, { status: "APPROVED" });
    expect(await outcome(add(added.id))).toBe("moveNotAllowed");
  });
});
