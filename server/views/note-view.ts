import { noteWritten, type Tx } from "#db/client.ts";

/** A view was kept, changed or removed: for the team when it is shared, or was until now. */
export function noteView(tx: Tx, { id, ownerId }: { id: string; ownerId: string }, isShared: boolean): void {
  const to = isShared ? { may: ["desk.arrange"] as const } : { account: ownerId };
  noteWritten(tx, { kind: "shown", as: "view", id, to });
}
