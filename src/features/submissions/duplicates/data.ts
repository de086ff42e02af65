import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

type Duplicates = Outputs["submissions"]["duplicates"];
export type Likely = Duplicates["likely"][number];

/** What may be the same organisation; by `of`, since any other submission that changes may come to be alike. */
export function duplicatesQuery(of: string) {
  return trpc.submissions.duplicates.queryOptions({ of });
}

/** Reads ahead the likely duplicates of a submission. */
export const readDuplicates = (of: string) => readAhead(duplicatesQuery(of));

export const tellApart = change(trpcClient.submissions.tellApart.mutate, ROOMS.note);
