import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { catalogueItems, history } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { makeItem, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

const portal = await openTestPortal();
const { portal: opened } = portal;
const manager = await makeUser(opened, "SUBMISSION_MANAGER");
const other = await makeUser(opened, "GRUPORG", { name: "Rui Lobo" });
const partner = await makeUser(opened, "PARTNER");
const desk = portal.as(manager);

type Status = "ACTIVE" | "INACTIVE" | "DRAFT";
async function make(word: string, ...statuses: Status[]) {
  const items = [];
  for (const [at, status] of statuses.entries()) {
    items.push(await makeItem(opened, { titlePt: `${word} ${at}`, titleEn: `${word} ${at}`, status }));
  }
  return items;
}

async function preview(verb: "offer" | "takeOff", search: string) {
  const selection = { kind: "filtered" as const, question: { search }, except: [] };
  const { id } = await desk.bulk.freeze({ act: { kind: "catalogue", verb }, selection });
  return desk.bulk.get({ id });
}

async function run(id: string) {
  await desk.bulk.run({ id });
  await opened.drainRuns();
  return desk.bulk.get({ id });
}

async function statuses(items: readonly { id: string }[]) {
  const rows = await opened.db.read.select().from(catalogueItems);
  return items.map(({ id }) => rows.find((row) => row.id === id)?.status);
}

describe("the status of many catalogue items (CAT-03)", () => {
  test("is looked at first: by outcome, with titles, and what has it already is left out", async () => {
    const items = await make("Lustre", "ACTIVE", "DRAFT", "INACTIVE");
    const { counts, groups, canUndo } = await preview("takeOff", "lustre");
    expect(counts).toMatchObject({ waiting: 2, skipped: 1 });
    expect(canUndo).toBe(false);
    expect(
      groups.map(({ state, from, to, reason, references }) => [
        state,
        from,
        to,
        reason?.code,
        references.map(({ reference, name }) => [reference, name]),
      ]),
    ).toEqual(
      expect.arrayContaining([
        ["waiting", "ACTIVE", "INACTIVE", undefined, [["Lustre 0", ""]]],
        ["waiting", "DRAFT", "INACTIVE", undefined, [["Lustre 1", ""]]],
        ["skipped", "INACTIVE", "INACTIVE", "nothingChanged", [["Lustre 2", ""]]],
      ]),
    );
    expect(await statuses(items)).toEqual(["ACTIVE", "DRAFT", "INACTIVE"]);
  });

  test("is one entry, each row in the history, and undone each to its own former status", async () => {
    const items = await make("Tapete", "ACTIVE", "DRAFT");
    const { id } = await preview("takeOff", "tapete");
    expect((await run(id)).counts).toMatchObject({ done: 2 });
    expect(await statuses(items)).toEqual(["INACTIVE", "INACTIVE"]);
    const told = await opened.db.read.select().from(history).where(eq(history.bulkId, id));
    expect(
      told.map(({ action, fromStatus, bulkCount }) => [action, fromStatus, bulkCount]).toSorted(),
    ).toEqual([
      ["setStatus", "ACTIVE", 2],
      ["setStatus", "DRAFT", 2],
    ]);
    await desk.bulk.undo({ id });
    await opened.drainRuns();
    expect(await statuses(items)).toEqual(["ACTIVE", "DRAFT"]);
  });

  test("leaves alone what joined the filter later, and what somebody changed meanwhile", async () => {
    const items = await make("Vaso", "INACTIVE", "INACTIVE");
    const { id, count } = await preview("offer", "vaso");
    expect(count).toBe(2);
    const [late] = await make("Vaso", "INACTIVE");
    const [changed] = items;
    if (!late || !changed) throw new Error("no item");
    await portal
      .as(other)
      .catalogue.setStatus({ id: changed.id, version: changed.version, status: "ACTIVE" });
    const { groups, counts } = await run(id);
    expect(counts).toMatchObject({ done: 1, skipped: 1 });
    expect(groups.find(({ state }) => state === "skipped")).toMatchObject({
      reason: { code: "stale" },
      changedBy: "Rui Lobo",
    });
    expect(await statuses([late])).toEqual(["INACTIVE"]);
  });

  test("is no partner's", async () => {
    const freeze = portal.as(partner).bulk.freeze({
      act: { kind: "catalogue", verb: "offer" },
      selection: { kind: "ids", ids: ["a"] },
    });
    expect(await freeze.catch((error: unknown) => reasonOf(error)?.code)).toBe("forbidden");
  });
});
