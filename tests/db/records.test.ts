import { afterAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import fc from "fast-check";
import { openDatabase } from "#db/client.ts";
import { erase, loadAt, rewrite } from "#db/records.ts";
import { catalogueItems, type Versioned, VERSIONED } from "#db/schema/index.ts";
import * as schema from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { newDataFolder } from "../setup.ts";

const db = openDatabase({ url: `file:${join(newDataFolder(), "portal.db")}` });
afterAll(() => db.close());

const NOW = new Date("2025-08-01T12:00:00Z");

async function makeItem(): Promise<string> {
  const texts = { titlePt: "", titleEn: "", descriptionPt: "", descriptionEn: "" };
  const item = {
    ...texts,
    category: "furniture",
    unitMetric: "unit",
    unitPriceCents: 100,
    status: "DRAFT",
  } as const;
  const [made] = await db.write((tx) =>
    tx
      .insert(catalogueItems)
      .values({ ...item, createdAt: NOW, updatedAt: NOW })
      .returning(),
  );
  return made?.id ?? "";
}

type Item = Awaited<ReturnType<typeof read>>;

/** Adds one's own mark behind those that one saw, read once more or not; "ok", or why not. */
async function save(seen: Item, mark: string, isReadAgain: boolean) {
  try {
    await db.write(async (tx) => {
      const before = isReadAgain ? await loadAt(tx, catalogueItems, seen) : seen;
      await rewrite(tx, catalogueItems, before, { descriptionPt: `${seen.descriptionPt}${mark} ` });
    });
    return "ok";
  } catch (error) {
    return reasonOf(error)?.code;
  }
}

async function read(id: string) {
  const [item] = await db.read.select().from(catalogueItems);
  if (item?.id !== id) throw new Error("another item");
  return item;
}

const PEOPLE = ["ana", "rui", "eva"] as const;
const step = fc.record({
  who: fc.constantFrom(...PEOPLE),
  /** Looks at the record, or saves what it made of what it saw: alone, or at the same moment as all who saw something. */
  what: fc.constantFrom("look", "save", "saveTogether"),
  isReadAgain: fc.boolean(),
});

describe("the one optimistic lock", () => {
  test("loses no change, in whatever order people look and save", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
        const id = await makeItem();
        const seen = new Map<string, Item>();
        let expected = "";
        for (const [at, { who, what, isReadAgain }] of steps.entries()) {
          if (what === "look") seen.set(who, await read(id));
          const savers = what === "save" ? [who] : what === "saveTogether" ? PEOPLE : [];
          const tried = savers.flatMap((person) => {
            const was = seen.get(person);
            return was ? [{ mark: `${person}${at}`, was }] : [];
          });
          const answers = await Promise.all(tried.map(({ mark, was }) => save(was, mark, isReadAgain)));
          for (const [index, { mark, was }] of tried.entries()) {
            // Only who saw all that is stored may add to it, and of two at once the first.
            const isNewest = was.descriptionPt === expected;
            expect(answers[index]).toBe(isNewest ? "ok" : "stale");
            if (isNewest) expected = `${expected}${mark} `;
          }
          expect((await read(id)).descriptionPt).toBe(expected);
        }
        await db.write((tx) => tx.delete(catalogueItems));
      }),
      { numRuns: 60 },
    );
  });

  test("names the record and the version that is stored, and says when there is none any more", async () => {
    const id = await makeItem();
    const old = await read(id);
    await save(old, "first", true);
    const late = db.write((tx) => rewrite(tx, catalogueItems, old, { descriptionPt: "late" }));
    const stale = { code: "stale", params: { record: "catalogueItem", current: 2 } } as const;
    expect(reasonOf(await late.catch((error: unknown) => error))).toEqual(stale);
    const unread = db.write((tx) => erase(tx, catalogueItems, old));
    expect(reasonOf(await unread.catch((error: unknown) => error))).toEqual(stale);
    const now = await read(id);
    await db.write((tx) => erase(tx, catalogueItems, now));
    const gone = db.write((tx) => rewrite(tx, catalogueItems, now, {}));
    expect(reasonOf(await gone.catch((error: unknown) => error))).toEqual({
      code: "notFound",
      params: { record: "catalogueItem" },
    });
  });
});

/** What is written past the lock, and why nobody's change is lost by it. */
const PAST_THE_LOCK: Record<string, string> = {
  "server/orders/record/write.ts update orders": "touches when it changed, and no open edit is stale by that",
  "server/evaluations/recalculate.ts update evaluations": "works out all averages again",
  "server/submissions/send-decision.ts update outbox": "hands the draft that was read to the mail worker",
  "server/campaigns/freeze.ts delete outbox": "what a press left behind that came to no end",
  "server/campaigns/refresh-values.ts update outbox":
    "what is said of each recipient, while the message waits for the time of its campaign",
  "server/campaigns/move.ts update outbox":
    "leaves out, or tries again, whatever the mail worker has of a campaign",
  "server/mail/drop-texts.ts update outbox": "what left long ago, and nobody changes any more",
  "server/mail/claim.ts update outbox": "the mail worker's own columns",
  "server/mail/outbox.ts update outbox": "the mail worker's own columns",
  "server/mail/outbox.ts update campaigns": "finished while it runs, whatever was changed in it",
  "server/mail/campaign-guard.ts update campaigns": "what only the mail worker counts",
  "server/mail/pause-campaign.ts update campaigns": "paused while it runs, whatever was changed in it",
  "server/mail/outbox.ts delete outbox": "a message that was taken back on its way is not tried again",
  "server/orders/bulk.ts update outbox": "marks a message on its way as taken back",
  "server/submissions/signed-mail.ts update outbox": "marks a message on its way as taken back",
  "server/accounts/mail-credentials.ts update outbox": "marks a message on its way as taken back",
  "server/accounts/mail-credentials.ts delete outbox": "an unsent password goes with the next one",
  "server/bulk/letters.ts update outbox": "lets waiting messages leave at once",
  "server/backup/held.ts update outbox": "drops what a restored backup would send, before it can leave",
  "server/erasures/drafts.ts delete interestDrafts":
    "a kept form that was sent, has expired or was erased, and what a backup brought back of one",
  "server/erasures/drafts.ts delete outbox": "the letter of a kept form goes with it",
  "server/mails/move.ts update outbox": "only while the message has the status that was read",
  "server/demo/large/fill.ts update settings": "the demonstration, before anybody is there",
  "server/demo/told.ts update outbox": "the demonstration, before anybody is there",
  "server/submissions/decision-mail.ts delete outbox": "a draft goes with its decision, whatever it says",
  "server/submissions/signed-mail.ts delete outbox":
    "an unsent message goes with the signature that is undone",
  "server/orders/bulk.ts delete outbox": "an unsent message goes with the move that is undone",
  "server/orders/requests/change.ts delete orderRequests": "what waits for an answer goes with the change",
  "server/imports/make-items.ts over catalogueItems":
    "all items of an import at once, once their versions were compared in the same transaction",
  "server/imports/begin.ts delete imports": "the author's own plans that are not used any more",
  "server/runs/freeze.ts update runs": "the author's own previews, that nobody may run from then on",
  "server/runs/freeze.ts delete runs": "the same, once their rows are gone",
};

test("every table of records with a version is known to count its changes", () => {
  const uncounted = Object.entries(schema).flatMap(([name, table]) =>
    is(table, SQLiteTable) && countsChanges(table) && !VERSIONED.has(table as Versioned) ? [name] : [],
  );
  expect(uncounted).toEqual([]);
});

/** By `versionColumn()`, which begins at 1; another column may be called version. */
function countsChanges(table: SQLiteTable): boolean {
  const { id, version } = getTableColumns(table) as Partial<Record<string, SQLiteColumn>>;
  return id !== undefined && version?.default === 1;
}

test("a record that counts its changes is written past the lock only where that is meant", async () => {
  const counted = Object.entries(schema).flatMap(([name, table]) =>
    [...VERSIONED.keys()].some((known) => known === (table as unknown)) ? [name] : [],
  );
  expect(counted).toHaveLength(VERSIONED.size);
  const write = new RegExp(`\\.(update|delete)\\(\\s*(${counted.join("|")})\\s*\\)`, "g");
  const raw = new RegExp(
    `\\b(update|delete from)\\s+(${[...VERSIONED.keys()].map(getTableName).join("|")})\\s`,
    "g",
  );
  const over = new RegExp(`\\binsertRows\\(\\s*\\w+,\\s*(${counted.join("|")}),[^;]*?\\b(over)\\b`, "g");
  const found = new Set<string>();
  for await (const path of new Bun.Glob("{server,db}/**/*.ts").scan(".")) {
    if (path.startsWith("db/migrations/")) continue;
    const text = await Bun.file(path).text();
    for (const [, how, table] of text.matchAll(write)) found.add(`${path} ${how} ${table}`);
    for (const [, how, table] of text.matchAll(raw)) found.add(`${path} ${how} ${table}`);
    for (const [, table, how] of text.matchAll(over)) found.add(`${path} ${how} ${table}`);
  }
  expect([...found].toSorted()).toEqual(Object.keys(PAST_THE_LOCK).toSorted());
});
