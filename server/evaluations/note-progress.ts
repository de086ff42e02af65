import { noteWritten, type Tx } from "#db/client.ts";

/** How far everybody is looks different to those who assign: not who marked what, which blind marking keeps from them. */
export function noteProgress(tx: Tx): void {
  noteWritten(tx, { kind: "shown", as: "progress", id: "all", to: { may: ["evaluations.assign"] } });
}
