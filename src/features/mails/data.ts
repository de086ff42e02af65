import { readAddress } from "#domain/lists/address.ts";
import { mailList } from "#domain/mail/list.ts";
import type { OutboxStatus } from "#domain/mail/retry.ts";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { change } from "#src/lib/call/change.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type ListedMails = Outputs["mails"]["list"];
export type MailRow = ListedMails["items"][number];

const UNDER_WAY: readonly OutboxStatus[] = ["queued", "sending"];
const LOOK_AGAIN_MS = 2_000;

/** Looked at again while one that is shown is on its way. */
export function mailListQuery(asked: Inputs["mails"]["list"]) {
  return trpc.mails.list.queryOptions(asked, {
    ...LIST_QUERY,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      (state.data?.items.some(({ status }) => UNDER_WAY.includes(status)) ?? false) && LOOK_AGAIN_MS,
  });
}

/** For the route of the messages: what it asks at an address. */
export const readMailsAt = (address: Readonly<Record<string, unknown>>) =>
  readAhead(mailListQuery(readAddress(mailList, address)));

export const retryMail = change(trpcClient.mails.retry.mutate, [trpc.mails]);
