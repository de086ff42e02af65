import { and, desc, eq, gt, inArray, notInArray } from "drizzle-orm";
import { runs } from "#db/schema/index.ts";
import type { RunStatus } from "#domain/runs/run.ts";
import type { SignedInCtx } from "../context.ts";
import type { Run } from "./kind.ts";

type Asked = { kinds: readonly string[]; except?: readonly RunStatus[]; since?: Date; most: number };

/** Newest first. */
export async function ownRuns(
  { db, actor }: SignedInCtx,
  { kinds, except = [], since, most }: Asked,
): Promise<Run[]> {
  const isMeant = and(
    eq(runs.actorId, actor.id),
    inArray(runs.kind, [...kinds]),
    notInArray(runs.status, [...except]),
    since && gt(runs.createdAt, since),
  );
  return db.read.select().from(runs).where(isMeant).orderBy(desc(runs.createdAt)).limit(most);
}
