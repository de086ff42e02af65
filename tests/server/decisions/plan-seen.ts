import { eq } from "drizzle-orm";
import { plannedDecisions } from "#db/schema/index.ts";
import type { PlanState } from "#domain/decisions/plan.ts";
import type { OpenPortal } from "#server/start/open-portal.ts";
import type { TestPortal } from "#tests/portal.ts";

/** Plans for one submission, as from a page that shows what is planned of it now. */
export async function planSeen(
  portal: OpenPortal,
  by: ReturnType<TestPortal["as"]>,
  submissionId: string,
  plan: PlanState,
  note = "",
) {
  const [row] = await portal.db.read
    .select()
    .from(plannedDecisions)
    .where(eq(plannedDecisions.submissionId, submissionId));
  const seen = { plan: row?.decision ?? ("none" as const), note: row?.note ?? "" };
  return by.decisions.plan({ submissionId, plan, note, seen });
}
