import { reasonOf } from "#domain/refusal.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";

/** Erases a stored form from the server; a form already gone counts as erased. */
export async function discardKept(token: string): Promise<void> {
  try {
    await trpcClient.interestDrafts.discard.mutate({ token });
  } catch (error) {
    if (reasonOf(error)?.code !== "linkClosed") throw error;
  }
}
