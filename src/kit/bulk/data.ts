import type { BulkAct, BulkKind } from "#domain/bulk/acts.ts";
import type { BulkSelection } from "#domain/bulk/selection.ts";
import { change, readAgain, type Room } from "#src/lib/call/change.ts";
import { noteOwnChange } from "#src/lib/live/own-change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";
import type { Selection } from "../list/selection.ts";
import { readNow } from "#src/lib/call/query-client.ts";

export type BulkRun = Outputs["bulk"]["get"];
export type ListedRun = Outputs["bulk"]["mine"][number];
export type BulkGroup = BulkRun["groups"][number];

const SHOWN_IN: Record<BulkKind, readonly Room[]> = {
  submissions: ROOMS.submission,
  catalogue: ROOMS.catalogueItem,
  registrations: [...ROOMS.submission, trpc.partners],
  partners: [trpc.partners],
  orders: ROOMS.order,
  letters: [...ROOMS.submission, ...ROOMS.plannedDecision],
  decisions: [...ROOMS.submission, ...ROOMS.plannedDecision],
  mails: ROOMS.mail,
};

/** A run without polling: live events bring its progress. */
export function bulkQuery(id: string) {
  return trpc.bulk.get.queryOptions({ id });
}

export function myBulksQuery(kind: BulkKind) {
  return trpc.bulk.mine.queryOptions({ kind });
}

/** Freezes the rows and plans the outcome; nothing is done yet. */
export async function previewBulk({ act, chosen }: { act: BulkAct; chosen: Selection }): Promise<BulkRun> {
  const { id } = await trpcClient.bulk.freeze.mutate({ act, selection: selectionOf(chosen) });
  return readBulk(id);
}

export function readBulk(id: string): Promise<BulkRun> {
  return readNow(bulkQuery(id));
}

function selectionOf(chosen: Selection): BulkSelection {
  if (chosen.kind === "ids") return { kind: "ids", ids: [...chosen.ids] };
  // A list's question holds only plain JSON values.
  const question = chosen.question as Record<string, unknown>;
  return { kind: "filtered", question, except: [...chosen.except] };
}

export const runBulk = change(trpcClient.bulk.run.mutate, [trpc.bulk]);
export const sendLetters = change(trpcClient.bulk.sendLetters.mutate, [trpc.bulk, trpc.mails]);
export const undoBulk = change(trpcClient.bulk.undo.mutate, [trpc.bulk]);

/** Reads the changed records again when a run ends. */
export function showBulkRecords(kind: BulkKind): Promise<void> {
  noteOwnChange();
  return readAgain(SHOWN_IN[kind]);
}
