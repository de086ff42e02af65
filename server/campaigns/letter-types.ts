import { asc, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { newId } from "#db/columns.ts";
import { erase, loadAt, rewrite } from "#db/records.ts";
import { letterTypes } from "#db/schema/index.ts";
import { LETTER_KINDS } from "#domain/campaigns/kinds.ts";
import { typeInput } from "#domain/campaigns/schema.ts";
import { id } from "#domain/fields.ts";
import { requireChanges } from "#domain/history.ts";
import { refuse } from "#domain/refusal.ts";
import { ownHistory } from "../history/read.ts";
import { recordHistory } from "../history/record.ts";
import { change, question } from "../call/verb.ts";
import { textColumns, textsOf } from "./texts.ts";

type Row = typeof letterTypes.$inferSelect;

function showType(row: Row) {
  const { id: of, kind, name, isBuiltIn, version, updatedAt } = row;
  return { id: of, kind, name, isBuiltIn, version, ...textsOf(row), updatedAt: updatedAt.toISOString() };
}

/** EML-04: the built-in types in their order, then the team's own, newest first. */
export const listTypes = question("campaigns.types", {
  may: ["mails.manage"],
  async run({ db }) {
    const rows = await db.read
      .select()
      .from(letterTypes)
      .orderBy(desc(letterTypes.isBuiltIn), desc(letterTypes.createdAt), asc(letterTypes.id));
    const builtIn = rows.filter((row) => row.isBuiltIn);
    const own = rows.filter((row) => !row.isBuiltIn);
    const inOrder = builtIn.toSorted((a, b) => LETTER_KINDS.indexOf(a.kind) - LETTER_KINDS.indexOf(b.kind));
    return [...inOrder, ...own].map(showType);
  },
});

const readTypeHistory = ownHistory("letterType");

export const getType = question("campaigns.type", {
  may: ["mails.manage"],
  input: v.strictObject({ id: id() }),
  sample: { id: "notice" },
  async run({ db: { read } }, input) {
    const [row] = await read.select().from(letterTypes).where(eq(letterTypes.id, input.id));
    if (!row) throw refuse("notFound", { record: "letterType" });
    return { ...showType(row), history: await readTypeHistory(read, { id: row.id }) };
  },
});

const SAMPLE = {
  name: "Convite",
  kind: "notice",
  subject_pt: "Convite",
  subject_en: "Invitation",
  message_pt: "Olá, {{company}}",
  message_en: "Hello, {{company}}",
  details_pt: "",
  details_en: "",
} as const;

/** A template of the team's own, also as a copy of another. */
export const createType = change("campaigns.createType", {
  may: ["mails.manage"],
  input: typeInput,
  sample: SAMPLE,
  async run(tx, ctx, { name, kind, ...texts }): Promise<{ id: string; version: number }> {
    const made = newId();
    const times = { createdAt: ctx.now, updatedAt: ctx.now };
    await tx.insert(letterTypes).values({ id: made, kind, name, ...textColumns(texts), ...times });
    await recordHistory(tx, ctx, { record: "letterType", recordId: made, action: "create" });
    return { id: made, version: 1 };
  },
});

const seen = { id: id(), version: v.pipe(v.number(), v.integer()) };

/** Updates a letter type; of a built-in type only the texts. */
export const updateType = change("campaigns.updateType", {
  may: ["mails.manage"],
  input: v.strictObject({ ...seen, type: typeInput }),
  sample: { id: "notice", version: 1, type: SAMPLE },
  async run(tx, ctx, { type, ...at }): Promise<{ id: string; version: number }> {
    const before = await loadAt(tx, letterTypes, at);
    const { name, kind, ...texts } = type;
    const called = before.isBuiltIn ? { name: before.name, kind: before.kind } : { name, kind };
    if (called.kind !== kind) throw refuse("forbidden");
    const changes = requireChanges(
      { ...called, ...textsOf(before), name: before.name, kind: before.kind },
      { ...called, ...texts },
    );
    const { version } = await rewrite(tx, letterTypes, before, {
      ...called,
      ...textColumns(texts),
      updatedAt: ctx.now,
    });
    await recordHistory(tx, ctx, { record: "letterType", recordId: before.id, action: "update", changes });
    return { id: before.id, version };
  },
});

/** Campaigns that began with it keep their text. */
export const removeType = change("campaigns.removeType", {
  may: ["mails.manage"],
  input: v.strictObject(seen),
  sample: ({ letterType }) => ({ id: letterType, version: 1 }),
  async run(tx, ctx, at) {
    const before = await loadAt(tx, letterTypes, at);
    if (before.isBuiltIn) throw refuse("forbidden");
    await erase(tx, letterTypes, before);
    await recordHistory(tx, ctx, {
      record: "letterType",
      recordId: before.id,
      action: "remove",
      changes: { title: { old: before.name, new: null } },
    });
    return { id: before.id };
  },
});
