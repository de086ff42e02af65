import { and, desc, gte, isNull, ne, or } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { history } from "#db/schema/index.ts";
import { historyOf } from "../history/read.ts";
import type { Run, RunKind } from "./kind.ts";

type Asked = Pick<RunKind, "records"> & { recordId: string; since: Date; run: Pick<Run, "id"> };

/** The last person to change a record since a moment, except by this run; "" for none. */
export async function findChanger(
  db: ReadDb | Tx,
  { records, recordId, since, run }: Asked,
): Promise<string> {
  const [last] = await db
    .select({ actorName: history.actorName })
    .from(history)
    .where(
      and(
        or(...records.map((record) => historyOf(record, recordId))),
        gte(history.at, since),
        or(isNull(history.bulkId), ne(history.bulkId, run.id)),
      ),
    )
    .orderBy(desc(history.at), desc(history.id))
    .limit(1);
  return last?.actorName ?? "";
}
