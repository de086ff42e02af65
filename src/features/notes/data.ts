import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

export type Note = Outputs["notes"]["list"][number];

/** What the team notes something down about. */
export type Noted = { kind: "submission" | "order"; id: string };

export function notesQuery(submissionId: string) {
  return trpc.notes.list.queryOptions({ submissionId });
}

export function orderNotesQuery(orderId: string) {
  return trpc.notes.listOfOrder.queryOptions({ orderId });
}

/** Read ahead the notes of a submission or an order. */
export const readNotes = (submissionId: string) => readAhead(notesQuery(submissionId));
export const readOrderNotes = (orderId: string) => readAhead(orderNotesQuery(orderId));

const { notes } = trpcClient;
export const writeNote = change(
  ({ of: { kind, id }, text }: { of: Noted; text: string }) =>
    kind === "order"
      ? notes.writeOnOrder.mutate({ orderId: id, text })
      : notes.write.mutate({ submissionId: id, text }),
  ROOMS.note,
);
export const editNote = change(notes.edit.mutate, ROOMS.note);
export const removeNote = change(notes.remove.mutate, ROOMS.note);
