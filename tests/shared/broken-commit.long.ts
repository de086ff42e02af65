import { describe, expect, spyOn, test } from "bun:test";
import { create, road, stored } from "#tests/server/shared/commit-scene.ts";

describe("a connection that breaks at the commit", () => {
  test("which the server never received: nothing is stored or said to be, and sent again it happens once", async () => {
    road.cutNext({ hasPassed: false, staysClosed: false });
    const answer = await create("lost");
    expect(answer).toMatch(/^(?:busy|storageFailing)$/);
    expect((await stored("lost"))[0]).toEqual([]);
    const again = (await create("lost")) ?? "";
    expect(await stored("lost")).toEqual([[again], 1]);
  });

  test("and stays broken: the caller is asked to send it again, which gives what happened the first time", async () => {
    road.cutNext({ hasPassed: true, staysClosed: true });
    const waits = spyOn(Bun, "sleep");
    expect(await create("unknown")).toBe("busy");
    const waited = waits.mock.calls.reduce((sum, [wait]) => sum + Number(wait), 0);
    waits.mockRestore();
    // Whoever sent it hears of it while they still look.
    expect([waited > 1_000, waited < 5_000]).toEqual([true, true]);
    const [ids, told] = await stored("unknown");
    expect([ids.length, told, road.commits()]).toEqual([1, 1, 1]);
    road.open();
    expect(await create("unknown")).toBe(ids[0] ?? "");
    expect(await stored("unknown")).toEqual([ids, 1]);
  });
});
