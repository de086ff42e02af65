import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { isStaffRole } from "#domain/actor.ts";
import { whyNotCall } from "#domain/permissions.ts";
import type { SignedInCtx } from "../context.ts";
import type { Portal } from "../portal.ts";
import { BULKS } from "./kinds.ts";
import type { BulkRun } from "./load.ts";

/** A run goes on in the name of whoever began it, as long as that person may. */
export async function contextOf(portal: Portal, run: BulkRun): Promise<SignedInCtx | undefined> {
  const [user] = await portal.db.read.select().from(users).where(eq(users.id, run.actorId));
  if (!user || user.disabledAt || !isStaffRole(user.role)) return undefined;
  const { id, role, name, email, language, firstLogin } = user;
  const actor = { kind: "user", id, role, name, email, language, firstLogin } as const;
  if (whyNotCall(actor, BULKS[run.kind].may)) return undefined;
  return {
    db: portal.db,
    actor,
    now: portal.clock(),
    locale: language,
    requestId: `bulk-${run.id}`,
    address: "bulk",
    bulk: { id: run.id, count: run.count },
    portal,
  };
}
