import { readAddress } from "#domain/lists/address.ts";
import { mailList } from "#domain/mail/list.ts";
import type { MailVerb } from "#domain/mail/moves.ts";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { change } from "#src/lib/call/change.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type ListedMails = Outputs["mails"]["list"];
export type MailRow = ListedMails["items"][number];
export type Mail = Outputs["mails"]["get"];

/** Each step of a message comes live. */
export function mailListQuery(asked: Inputs["mails"]["list"]) {
  return trpc.mails.list.queryOptions(asked, LIST_QUERY);
}

export function mailQuery(id: string) {
  return trpc.mails.get.queryOptions({ id });
}

/** Reads ahead the list of messages at an address. */
export const readMailsAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(mailListQuery(readAddress(mailList, address)));

export const readMailPage = (id: string) => readAhead(mailQuery(id));

/** One message, by any of the verbs. */
export const moveMail = change(
  ({ verb, id, version }: { verb: MailVerb; id: string; version: number }) =>
    verb === "retry" ? trpcClient.mails.retry.mutate({ id }) : trpcClient.mails[verb].mutate({ id, version }),
  ROOMS.mail,
);

export const editMail = change(trpcClient.mails.edit.mutate, [trpc.mails]);
