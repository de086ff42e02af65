import { change, readAgain } from "#src/lib/call/change.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

export type Status = Outputs["portalStatus"]["read"];

export const statusQuery = trpc.portalStatus.read.queryOptions();

export function readStatusAgain(): Promise<void> {
  return readAgain([trpc.portalStatus]);
}

export const backUpNow = change(trpcClient.backup.takeNow.mutate, [trpc.portalStatus]);
