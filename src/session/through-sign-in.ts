import { reasonOf } from "#domain/refusal.ts";
import { awaitReturn } from "./store.ts";

/** What somebody pressed once is done once: where its session had ended, after the same user has signed in again. */
export async function throughSignIn<Answer>(make: () => Promise<Answer>): Promise<Answer> {
  try {
    return await make();
  } catch (error) {
    if (reasonOf(error)?.code === "signInRequired" && (await awaitReturn())) return make();
    throw error;
  }
}
