import { describe, expect, test } from "bun:test";
import { reasonOf } from "#domain/refusal.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const foreign = await openScene();
const { orders } = scene.as(scene.partner);
const team = scene.as(scene.manager).orders;
const submissionId = scene.submission.id;

function foreignStand() {
  return scene.standard({ submissionId: scene.otherSubmission.id });
}

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

  test("is one: a second order for one is refused with the reference of the first, the team's as well", async () => {
    const { id, reference, version } = await orders.createStandard(scene.standard());
    const seconds = [
      orders.createStandard(scene.standard()),
      orders.createCustom(scene.custom()),
      team.createCustom(scene.custom()),
    ];
    for (const call of seconds) {
      const reason = reasonOf(await call.catch((error: unknown) => error));
      expect(reason).toEqual({ code: "standTaken", params: { id, reference } });
    }
    expect(await outcome(orders.createCustomServices(scene.services()))).toBe("ok");
    expect(await outcome(orders.createSimple(scene.proposal()))).toBe("ok");
    expect(await outcome(scene.as(scene.other).orders.createStandard(foreignStand()))).toBe("ok");
    await orders.cancel({ id, version, confirmed: true });
    const custom = await orders.createCustom(scene.custom());
    expect(await outcome(orders.createStandard(scene.standard()))).toBe("standTaken");
    await scene.put(custom.id, { status: "REJECTED" });
    expect(await outcome(orders.createStandard(scene.standard()))).toBe("ok");
  });

  test("of two sent at the same moment, one is taken", async () => {
    await scene.freeSpace();
    const calls = Array.from({ length: 5 }, () => outcome(orders.createStandard(scene.standard())));
    expect((await Promise.all(calls)).toSorted()).toEqual(["ok", ...Array(4).fill("standTaken")]);
  });

  test("may be two by a word of the team, which history keeps; never by the exhibitor's", async () => {
    await scene.freeSpace();
    await orders.createStandard(scene.standard());
    const secondStand = { note: "Dois estandes, por contrato" };
    expect(await outcome(orders.createStandard(scene.standard({ secondStand })))).toBe("standTaken");
    for (const empty of [{}, { note: " " }])
      expect(await outcome(team.createStandard(scene.standard({ secondStand: empty })))).toBe("invalid");
    const { id } = await team.createStandard(scene.standard({ secondStand }));
    const [submitted] = await scene.readHistory(id);
    expect([submitted?.action, submitted?.note]).toEqual(["submit", secondStand.note]);
  });

  test("that was rejected comes back only while its space is free, unless an administrator insists", async () => {
    await scene.freeSpace();
    const rejected = await scene.send();
    await scene.put(rejected.id, { status: "REJECTED" });
    const { id, reference, version } = await orders.createStandard(scene.standard());
    const { version: now } = await team.get({ id: rejected.id });
    const reopen = {
      id: rejected.id,
      status: "REVIEWING",
      version: now,
      note: "Avaliado outra vez",
    } as const;
    const reason = reasonOf(await team.setStatus(reopen).catch((error: unknown) => error));
    expect(reason).toEqual({ code: "standTaken", params: { id, reference } });
    const forced = scene.as(scene.admin).orders.setStatus({ ...reopen, force: true });
    expect(await outcome(forced)).toBe("ok");
    const other = await team.get({ id: rejected.id });
    await team.setStatus({ id: rejected.id, status: "REJECTED", version: other.version, note: "Não cabe" });
    await orders.cancel({ id, version, confirmed: true });
    const { version: last } = await team.get({ id: rejected.id });
    expect(await outcome(team.setStatus({ ...reopen, version: last }))).toBe("ok");
  });

  test("takes services as an order of its own once it is approved, and each names the other", async () => {
    const stand = await scene.send();
    const add = (linkedTo: string) => orders.createCustomServices({ ...scene.services(), linkedTo });
    expect(await outcome(add(stand.id))).toBe("moveNotAllowed");
    await scene.put(stand.id, { status: "PAID" });
    const added = await add(stand.id);
    const { id, reference } = stand;
    const priced = { isStructurePriced: true, unpricedLines: 0 };
    expect((await orders.get({ id: added.id })).stand).toEqual({
      id,
      reference,
      status: "PAID",
      total: 18_711,
      ...priced,
    });
    expect((await orders.get({ id })).additions).toEqual([
      { id: added.id, reference: added.reference, status: "PENDING", total: 362, ...priced },
    ]);
    expect(await outcome(add((await foreign.send()).id))).toBe("notFound");
    await scene.put(added.id, { status: "APPROVED" });
    expect(await outcome(add(added.id))).toBe("moveNotAllowed");
  });
});
