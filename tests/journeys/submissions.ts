import { answerOf, change } from "./orders.ts";
import { type Caller, expect, type Portal } from "./server.ts";

/** Submissions as the desk knows them, past its screens, under the cookies of whoever calls. */

export async function versionOf(staff: Caller, id: string): Promise<number> {
  const answer = await staff.request.get(`/api/trpc/submissions.get?input=${JSON.stringify({ id })}`);
  return (await answerOf<{ version: number }>(answer)).version;
}

/** Any status, as only an administrator may give it. */
export async function force(staff: Caller, portal: Portal, id: string, status: string): Promise<void> {
  const version = await versionOf(staff, id);
  const forced = await change(staff, portal, "submissions.force", { id, version, status, note: "Engano" });
  expect(forced.status()).toBe(200);
}
