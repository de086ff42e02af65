import { noteWritten, type Tx } from "#db/client.ts";

/** A message was written or came a step further, as the team sees it. */
export function noteMail(tx: Tx, id: string): void {
  noteWritten(tx, { kind: "shown", as: "mail", id, to: { may: ["mails.manage"] } });
}

/** A campaign came further, paused, went on or ended. */
export function noteCampaign(tx: Tx, id: string): void {
  noteWritten(tx, { kind: "shown", as: "campaign", id, to: { may: ["mails.manage"] } });
}
