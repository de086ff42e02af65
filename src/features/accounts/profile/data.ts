import { change } from "#src/lib/call/change.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

export type OpenLogin = Outputs["accounts"]["sessions"][number];

export type OwnAccount = Outputs["accounts"]["own"];

export const ownAccountQuery = trpc.accounts.own.queryOptions();

export const openLoginsQuery = trpc.accounts.sessions.queryOptions();

/** Reads ahead what the profile page shows. */
export const readProfile = () => readAhead(ownAccountQuery, openLoginsQuery);

const SHOW_LOGINS = [trpc.accounts.sessions];

const { accounts } = trpcClient;
const SHOW_OWN = [trpc.accounts.own];
export const updateOwn = change(accounts.update.mutate, SHOW_OWN);
export const requestEmail = change(accounts.requestEmail.mutate, SHOW_OWN);
export const cancelEmail = change(accounts.cancelEmail.mutate, SHOW_OWN);
export const endLogin = change(accounts.endSession.mutate, SHOW_LOGINS);
export const endOtherLogins = change(accounts.endOtherSessions.mutate, [...SHOW_LOGINS, trpc.calendar.own]);
