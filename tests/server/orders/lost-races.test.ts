import { describe, expect, test } from "bun:test";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const AT = new Date("2025-08-01T12:00:00Z").getTime();

describe("a move that came too late", () => {
  test("leaves one trace a minute of each person, and nothing of its note", async () => {
    const { id, version } = await scene.send();
    await scene.put(id, { version: version + 1 });
    const late = (actor: typeof scene.partner, seconds: number) => {
      scene.setNow(new Date(AT + seconds * 1000));
      const { orders } = scene.as(actor);
      return outcome(orders.cancel({ id, version, confirmed: true, note: "x".repeat(2_000) }));
    };
    for (let second = 0; second < 20; second += 1) expect(await late(scene.partner, second)).toBe("stale");
    expect(await late(scene.manager, 21)).toBe("stale");
    expect(await late(scene.partner, 61)).toBe("stale");
    const rows = (await scene.readHistory(id)).filter(({ action }) => action === "lost");
    expect(rows.map(({ actorId, toStatus, note }) => [actorId, toStatus, note])).toEqual([
      [scene.partner.id, "CANCELLED", ""],
      [scene.manager.id, "CANCELLED", ""],
      [scene.partner.id, "CANCELLED", ""],
    ]);
  });
});
