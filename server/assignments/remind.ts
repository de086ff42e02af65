import { reminding } from "#domain/evaluations/assignment.ts";
import { dayAt } from "#domain/wall-time.ts";
import { recordHistory } from "../history/record.ts";
import { readSettings } from "../event/read.ts";
import { type MailPreview, previewMail } from "../mail/preview.ts";
import { change, longQuestion } from "../verb.ts";
import { mailReminder, wasReminded, writeReminder } from "./mail.ts";
import { readProgress, type ReaderProgress } from "./progress.ts";

/**
 * Whom a reminder of these readers would reach now, and the letter as the first of them would read it; nobody who owes
 * nothing, or was reminded today.
 */
export const previewReminder = longQuestion("assignments.previewReminder", {
  may: ["evaluations.assign"],
  input: reminding,
  sample: ({ clerk }) => ({ readerIds: [clerk] }),
  async run(ctx, { readerIds }): Promise<{ names: string[]; letter: MailPreview | null }> {
    const db = ctx.db.read;
    const day = dayAt(ctx.now.toISOString(), (await readSettings(db)).eventZone);
    const owing: ReaderProgress[] = [];
    for (const reader of (await readProgress(db)).filter(owes(readerIds)))
      if (!(await wasReminded(db, ctx, reader, day))) owing.push(reader);
    const [first] = owing;
    return {
      names: owing.map(({ name }) => name),
      letter: first ? await previewMail(ctx, writeReminder(ctx, first)) : null,
    };
  },
});

function owes(readerIds: readonly string[]) {
  return ({ id, isActive, left }: ReaderProgress) => isActive && left > 0 && readerIds.includes(id);
}

type Reminded = { reminded: string[]; alreadyToday: number };

/**
 * Reminds those of the named readers who have something left, each once a day at most. Who that is comes from the
 * question that shows the progress, so that nobody is written to who owes nothing, and nobody who does is missed.
 * Answers whom it wrote to.
 */
export const remindReaders = change("assignments.remind", {
  may: ["evaluations.assign"],
  input: reminding,
  sample: ({ clerk }) => ({ readerIds: [clerk] }),
  async run(tx, ctx, { readerIds }): Promise<Reminded> {
    const { eventZone } = await readSettings(tx);
    const day = dayAt(ctx.now.toISOString(), eventZone);
    const owing = (await readProgress(tx)).filter(owes(readerIds));
    const reminded: string[] = [];
    for (const reader of owing) if (await mailReminder(tx, ctx, reader, day)) reminded.push(reader.name);
    if (reminded.length > 0) {
      const changes = { readers: { old: null, new: reminded.join(", ") } };
      await recordHistory(tx, ctx, { record: "assignment", recordId: day, action: "remind", changes });
    }
    return { reminded, alreadyToday: owing.length - reminded.length };
  },
});
