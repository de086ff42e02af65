import { describe, expect, test } from "bun:test";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();

describe("an order's files", () => {
  test("are added and removed by the partner, without making an open edit stale (ROL-04, ORD-19, FIL-08)", async () => {
    const { id, version } = await scene.send();
    const fileId = await scene.upload(scene.partner, "supporting");
    const { orders } = scene.as(scene.partner);
    const added = await orders.addFile({ id, fileId });
    expect(added).toMatchObject({ id: fileId, name: "supporting.pdf", url: `/api/files/${fileId}` });
    const before = await orders.get({ id });
    expect(before.version).toBe(version);
    expect(before.files.map((file) => [file.id, file.purpose, file.canRemove])).toEqual([
      [fileId, "supporting", true],
    ]);
    await orders.removeFile({ id, fileId });
    const after = await orders.get({ id });
    expect(after.files).toEqual([]);
    expect(after.history.map(({ action }) => action).toSorted()).toEqual(["addFile", "removeFile", "submit"]);
  });

  test("stay once the order is PAID, CANCELLED or REJECTED; ended orders take none", async () => {
    const { id } = await scene.send();
    const fileId = await scene.upload(scene.partner, "supporting");
    const { orders } = scene.as(scene.partner);
    await orders.addFile({ id, fileId });
    for (const status of ["PAID", "CANCELLED", "REJECTED"] as const) {
      await scene.put(id, { status });
      expect(await outcome(orders.removeFile({ id, fileId }))).toBe("orderLocked");
      const more = await scene.upload(scene.partner, "supporting");
      expect(await outcome(orders.addFile({ id, fileId: more }))).toBe(
        status === "PAID" ? "ok" : "orderLocked",
      );
    }
    expect(await outcome(scene.as(scene.manager).orders.removeFile({ id, fileId }))).toBe("ok");
  });

  test("of the team are not the partner's to remove, and a confirmation is not turned into a document", async () => {
    const { id } = await scene.send();
    const theirs = await scene.upload(scene.manager, "supporting");
    await scene.as(scene.manager).orders.addFile({ id, fileId: theirs });
    const { orders } = scene.as(scene.partner);
    expect(await outcome(orders.removeFile({ id, fileId: theirs }))).toBe("forbidden");
    const { version } = await scene.put(id, { status: "APPROVED" });
    const proof = await scene.upload(scene.partner);
    await orders.confirmPayment({ id, version, fileId: proof });
    expect(await outcome(orders.addFile({ id, fileId: proof }))).toBe("notFound");
    expect(await outcome(orders.removeFile({ id, fileId: proof }))).toBe("forbidden");
  });
});
