import { and, desc, eq, gt, notInArray } from "drizzle-orm";
import * as v from "valibot";
import { runs } from "#db/schema/index.ts";
import { BULK_KINDS } from "#domain/bulk/acts.ts";
import { isUndoneInVain, UNDO_HOLDS_MS } from "#domain/runs/run.ts";
import { countStates, noStates } from "../runs/count-states.ts";
import type { Run } from "../runs/kind.ts";
import { question } from "../call/verb.ts";
import { BULK_AUDIENCE } from "./audience.ts";
import { NO_LETTERS, readWaitingLetters } from "./letters.ts";
import { showRun } from "./get.ts";
import { readWhyKept } from "./why-kept.ts";

/** The caller's runs that are under way or ended within the day: shown above the list. */
export const myBulks = question("bulk.mine", {
  may: BULK_AUDIENCE,
  input: v.strictObject({ kind: v.picklist(BULK_KINDS) }),
  sample: { kind: "submissions" },
  async run(ctx, { kind }) {
    const isMeant = and(
      eq(runs.actorId, ctx.actor.id),
      eq(runs.kind, kind),
      notInArray(runs.status, ["freezing", "planned"]),
      gt(runs.createdAt, new Date(ctx.now.getTime() - UNDO_HOLDS_MS)),
    );
    const found = await ctx.db.read
      .select()
      .from(runs)
      .where(isMeant)
      .orderBy(desc(runs.createdAt))
      .limit(MOST);
    const counts = await countStates(
      ctx.db.read,
      found.map(({ id }) => id),
    );
    const of = ({ id }: Run) => counts.get(id) ?? noStates();
    const inVain = found.filter((run) => isUndoneInVain(run.status, of(run)));
    const keptFor = await readWhyKept(
      ctx.db.read,
      inVain.map(({ id }) => id),
    );
    const letters = await readWaitingLetters(
      ctx,
      found.map(({ id }) => id),
    );
    return found.map((run) => ({
      ...showRun(run, of(run), ctx, keptFor.get(run.id)),
      letters: letters.get(run.id) ?? NO_LETTERS,
    }));
  },
});

const MOST = 3;
