import { describe, expect, test } from "bun:test";
import { VISITOR } from "#domain/actor.ts";
import { makeUser } from "../../factories.ts";
import { openScene, outcome, type Scene } from "./scene.ts";

const scene = await openScene();

/** Every call that names an order, made by one actor. */
async function everyCall(actor: Parameters<Scene["as"]>[0], id: string, fileId: string) {
  const { orders } = scene.as(actor);
  const order = { ...scene.standard(), orderType: "STANDARD" as const };
  return Promise.all(
    [
      orders.get({ id }),
      orders.update({ id, version: 1, order }),
      orders.cancel({ id, version: 1, confirmed: true }),
      orders.setStatus({ id, version: 1, status: "CONFIRM_PAYMENT", paymentConfirmation: fileId }),
      orders.confirmPayment({ id, version: 1, fileId }),
      orders.addFile({ id, fileId }),
      orders.removeFile({ id, fileId }),
      orders.discard({ id, version: 1 }),
      orders.saveDraft({ id, version: 1, draft: { submissionId: scene.submission.id } }),
      orders.createStandard(scene.standard({ draftId: id })),
    ].map((call) => outcome(call)),
  );
}

describe("another partner's order", () => {
  test("is not found by any call, nor in the own list (ORD-29, S30)", async () => {
    const { id } = await scene.send();
    await scene.put(id, { status: "APPROVED" });
    const fileId = await scene.upload(scene.other);
    expect(new Set(await everyCall(scene.other, id, fileId))).toEqual(new Set(["notFound"]));
    expect(await scene.as(scene.other).orders.mine({})).toMatchObject({ items: [], total: 0 });
    expect(await scene.readOrder(id)).toMatchObject({ status: "APPROVED", version: 1 });
  });

  test("is closed to visitors and to partners before their first access, lists of the team to partners", async () => {
    const { id } = await scene.send();
    const fileId = await scene.upload(scene.partner);
    expect(new Set(await everyCall(VISITOR, id, fileId))).toEqual(new Set(["signInRequired"]));
    const fresh = await makeUser(scene.portal, "PARTNER", { firstLogin: true });
    expect(new Set(await everyCall(fresh, id, fileId))).toEqual(new Set(["firstAccessRequired"]));
    expect(await outcome(scene.as(scene.partner).orders.list({}))).toBe("forbidden");
    expect(await outcome(scene.as(scene.partner).dashboard.stats())).toBe("forbidden");
    expect(await outcome(scene.as(scene.manager).orders.mine({}))).toBe("forbidden");
  });
});
