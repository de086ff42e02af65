import { trpc, type Outputs } from "#src/lib/trpc.ts";

export type OpenLogin = Outputs["accounts"]["sessions"][number];

export function useOpenLogins() {
  return trpc.accounts.sessions.useQuery(undefined, { staleTime: 0 });
}

export function useEndLogin() {
  const utils = trpc.useUtils();
  return trpc.accounts.endSession.useMutation({ onSettled: () => utils.accounts.sessions.invalidate() });
}

export function useEndOtherLogins() {
  const utils = trpc.useUtils();
  return trpc.accounts.endOtherSessions.useMutation({
    onSettled: () => utils.accounts.sessions.invalidate(),
  });
}
