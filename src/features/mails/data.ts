import { readAddress } from "#domain/lists/address.ts";
import { mailList } from "#domain/mail/list.ts";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { change } from "#src/lib/call/change.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type ListedMails = Outputs["mails"]["list"];
export type MailRow = ListedMails["items"][number];

/** Each step of a message comes live. */
export function mailListQuery(asked: Inputs["mails"]["list"]) {
  return trpc.mails.list.queryOptions(asked, LIST_QUERY);
}

/** For the route of the messages: what it asks at an address. */
export const readMailsAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(mailListQuery(readAddress(mailList, address)));

export const retryMail = change(trpcClient.mails.retry.mutate, [trpc.mails]);
