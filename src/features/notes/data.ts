import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

export type Note = Outputs["notes"]["list"][number];

export function notesQuery(submissionId: string) {
  return trpc.notes.list.queryOptions({ submissionId });
}

/** For the route of a submission's page. */
export const readNotes = (submissionId: string) => readAhead(notesQuery(submissionId));

const { notes } = trpcClient;
export const writeNote = change(notes.write.mutate, ROOMS.note);
export const editNote = change(notes.edit.mutate, ROOMS.note);
export const removeNote = change(notes.remove.mutate, ROOMS.note);
