import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { isStaffRole } from "#domain/actor.ts";
import { type Audience, whyNotCall } from "#domain/permissions.ts";
import type { SignedInCtx } from "./context.ts";
import type { Portal } from "./portal.ts";

type Begun = {
  actorId: string;
  may: Exclude<Audience, "everybody">;
  id: string;
  /** The kind of work, for the log. */
  kind: string;
  /** Number of records that the work is about. */
  count: number;
};

/** What somebody began goes on in that person's name, as long as that person may. */
export async function contextInTheNameOf(portal: Portal, begun: Begun): Promise<SignedInCtx | undefined> {
  const [user] = await portal.db.read.select().from(users).where(eq(users.id, begun.actorId));
  if (!user || user.disabledAt || !isStaffRole(user.role)) return undefined;
  const { id, role, name, email, language, firstLogin } = user;
  const actor = { kind: "user", id, role, name, email, language, firstLogin } as const;
  if (whyNotCall(actor, begun.may)) return undefined;
  return {
    db: portal.db,
    actor,
    now: portal.clock(),
    locale: language,
    requestId: `${begun.kind}-${begun.id}`,
    address: begun.kind,
    bulk: { id: begun.id, count: begun.count },
    portal,
  };
}
