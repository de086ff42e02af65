import type { BulkAct, BulkKind } from "#domain/bulk/acts.ts";
import { isBulkUnderWay } from "#domain/bulk/run.ts";
import type { BulkSelection } from "#domain/bulk/selection.ts";
import { change, readAgain } from "#src/lib/call/change.ts";
import { noteOwnChange } from "#src/lib/live/own-change.ts";
import { ROOMS, type Room } from "#src/lib/live/rooms.ts";
import { queryClient } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";
import type { Selection } from "../list/selection.ts";

/** A run with what became of its records, and one as the list of the own runs has it. */
export type BulkRun = Outputs["bulk"]["get"];
export type ListedRun = Outputs["bulk"]["mine"][number];
export type BulkGroup = BulkRun["groups"][number];

const LOOK_AGAIN_MS = 700;

/** While a run goes on, what changes is changed by this page: lists show it at once. */
function lookAgain(isGoing: boolean): number | false {
  if (isGoing) noteOwnChange();
  return isGoing && LOOK_AGAIN_MS;
}

const SHOWN_IN: Record<BulkKind, readonly Room[]> = {
  submissions: ROOMS.submission,
  catalogue: ROOMS.catalogueItem,
  registrations: [...ROOMS.submission, trpc.partners],
  orders: ROOMS.order,
  letters: [...ROOMS.submission, ...ROOMS.plannedDecision],
  decisions: [...ROOMS.submission, ...ROOMS.plannedDecision],
};

/** One run, looked at again while it is under way. */
export function bulkQuery(id: string) {
  return trpc.bulk.get.queryOptions(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => data !== undefined && lookAgain(isBulkUnderWay(data.status)),
    },
  );
}

/** The own runs of a kind, looked at again while one is under way. */
export function myBulksQuery(kind: BulkKind) {
  return trpc.bulk.mine.queryOptions(
    { kind },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data = [] } }) =>
        lookAgain(data.some(({ status }) => isBulkUnderWay(status))),
    },
  );
}

/** Freezes what the verb would be done with and reads what would become of it; nothing is done yet. */
export async function previewBulk({ act, chosen }: { act: BulkAct; chosen: Selection }): Promise<BulkRun> {
  const { id } = await trpcClient.bulk.freeze.mutate({ act, selection: selectionOf(chosen) });
  return readBulk(id);
}

export function readBulk(id: string): Promise<BulkRun> {
  return queryClient.fetchQuery({ ...bulkQuery(id), staleTime: 0 });
}

/** What is chosen in a list, as the call takes it; the ids travel in its body. */
function selectionOf(chosen: Selection): BulkSelection {
  if (chosen.kind === "ids") return { kind: "ids", ids: [...chosen.ids] };
  // A list's question, whose values are plain.
  const question = chosen.question as Record<string, unknown>;
  return { kind: "filtered", question, except: [...chosen.except] };
}

export const runBulk = change(trpcClient.bulk.run.mutate, [trpc.bulk]);
export const undoBulk = change(trpcClient.bulk.undo.mutate, [trpc.bulk]);

/** A run has come to its end: its records are shown as it left them. */
export function showBulkRecords(kind: BulkKind): Promise<void> {
  noteOwnChange();
  return readAgain(SHOWN_IN[kind]);
}
