import { reminding } from "#domain/evaluations/assignment.ts";
import { dayAt } from "#domain/wall-time.ts";
import { recordHistory } from "../history/record.ts";
import { readSettings } from "../event/read.ts";
import { change } from "../verb.ts";
import { mailReminder } from "./mail.ts";
import { readProgress } from "./progress.ts";

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
    const owing = (await readProgress(tx)).filter(
      ({ id, isActive, left }) => isActive && left > 0 && readerIds.includes(id),
    );
    const reminded: string[] = [];
    for (const reader of owing) if (await mailReminder(tx, ctx, reader, day)) reminded.push(reader.name);
    if (reminded.length > 0) {
      const changes = { readers: { old: null, new: reminded.join(", ") } };
      await recordHistory(tx, ctx, { record: "assignment", recordId: day, action: "remind", changes });
    }
    return { reminded, alreadyToday: owing.length - reminded.length };
  },
});
