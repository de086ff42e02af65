import { noteWritten, type Tx } from "#db/client.ts";

/** Announces that a view was saved, changed or removed: to the team when it is or was shared. */
export function noteView(tx: Tx, { id, ownerId }: { id: string; ownerId: string }, isShared: boolean): void {
  const to = isShared ? { may: ["desk.arrange"] as const } : { account: ownerId };
  noteWritten(tx, { kind: "shown", as: "view", id, to });
}
