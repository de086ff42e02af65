import type { ReadDb, Tx } from "#db/client.ts";
import type { Reason } from "#domain/refusal.ts";
import type { Portal } from "../portal/portal.ts";
import type { OutboxRow } from "./render.ts";

type Knows = Pick<Portal, "env" | "secret" | "optOutKey">;

/** What campaigns, which stand above this room, know of their messages. */
export type CampaignMail = {
  /** Checked once more before each message is sent; with a reason it is skipped. */
  whyNotNow: (tx: Tx, row: OutboxRow, portal: Knows) => Promise<Reason | undefined>;
  /** The message with the campaign's text in this recipient's language, the placeholders filled in. */
  withText: (db: ReadDb, row: OutboxRow, portal: Knows) => Promise<OutboxRow>;
};
