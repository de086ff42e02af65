import { change } from "#src/lib/call/change.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

export type OpenLogin = Outputs["accounts"]["sessions"][number];

export const openLoginsQuery = trpc.accounts.sessions.queryOptions();

const SHOW_LOGINS = [trpc.accounts.sessions];

const { accounts } = trpcClient;
export const endLogin = change(accounts.endSession.mutate, SHOW_LOGINS);
export const endOtherLogins = change(accounts.endOtherSessions.mutate, SHOW_LOGINS);
