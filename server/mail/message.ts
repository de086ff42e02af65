import type { Settings } from "#domain/settings/schema.ts";
import type { Message } from "../platform/smtp.ts";
import type { Portal } from "../portal/portal.ts";
import { readLate } from "../portal/read-late.ts";
import type { CampaignMail } from "./campaign-mail.ts";
import { supportOf } from "./content.ts";
import { optOutUrlOf } from "./opt-out.ts";
import type { OutboxRow } from "./render.ts";
import { readLogo } from "../event/logo.ts";
import type { AsSent } from "./sent-text.ts";
import { withStatusUrl } from "./status-url.ts";

type Around = Pick<Portal, "env" | "secret" | "optOutKey" | "db" | "files">;

/** A row of the outbox as it is sent, and as it is stored. */
export async function messageOf(
  portal: Around,
  row: OutboxRow,
  settings: Settings,
  readCampaigns: () => Promise<CampaignMail>,
): Promise<{ message: Message; asSent: AsSent }> {
  // Loaded with the first letter, to keep the start fast.
  const { renderMail } = await readLate(() => import("./render.ts"));
  const { env, secret } = portal;
  const around = { settings, publicUrl: env.PUBLIC_URL, secret, logo: await readLogo(portal) };
  const complete = await completed(portal, row, readCampaigns);
  const message = {
    ...renderMail(complete, around),
    ...headersOf(portal, row, settings),
    messageId: row.messageId,
    date: row.createdAt,
    from: senderOf(env.MAIL_FROM, settings.sender[row.locale]),
    to: { email: row.toEmail, name: row.toName },
    language: row.locale,
  };
  const { packAsSent } = await readLate(() => import("./as-sent.ts"));
  const withoutValues = async () => (await readCampaigns()).withText(portal.db.read, blankOf(row), portal);
  return { message, asSent: await packAsSent(complete, around, withoutValues) };
}

/** The address of the environment under the name of the settings, where there is one. */
function senderOf(from: string, name: string): Message["from"] {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
  return name === "" ? from : { name, address };
}

/** A campaign's message without what differs between its recipients. */
function blankOf(row: OutboxRow): OutboxRow {
  return { ...row, toName: "", params: { ...row.params, values: {} } };
}

/** With what is added only when it leaves: links, and the text of a campaign. */
async function completed(
  portal: Around,
  row: OutboxRow,
  readCampaigns: () => Promise<CampaignMail>,
): Promise<OutboxRow> {
  const { read } = portal.db;
  if (row.template !== "campaign") return withStatusUrl(portal, read, row);
  const { withText } = await readCampaigns();
  const written = await withText(read, row, portal);
  return {
    ...written,
    params: { ...written.params, optOutUrl: `${optOutUrlOf(portal, row)}?lang=${row.locale}` },
  };
}

/**
 * An answer goes to the support of the reader's language. A campaign names its list, and a mail program may leave it
 * with one press (RFC 8058), for which the address has to be https. Everything else says that no person wrote it (RFC
 * 3834).
 */
function headersOf(
  { env, optOutKey }: Pick<Around, "env" | "optOutKey">,
  row: OutboxRow,
  settings: Settings,
): Pick<Message, "headers" | "replyTo"> {
  const replyTo = supportOf(row.locale, { settings, publicUrl: env.PUBLIC_URL });
  if (row.template !== "campaign") return { replyTo, headers: { "Auto-Submitted": "auto-generated" } };
  const { hostname, protocol } = new URL(env.PUBLIC_URL);
  const list = { "List-Id": `<campaigns.${hostname}>` };
  if (protocol !== "https:") return { replyTo, headers: list };
  const url = optOutUrlOf({ env, optOutKey }, row);
  return {
    replyTo,
    headers: {
      ...list,
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
