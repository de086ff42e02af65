import { and, eq, isNull } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import type { Portal } from "../portal/portal.ts";
import { noteMailed, type StoredState } from "./state.ts";

type Told = {
  failure: NonNullable<StoredState["failure"]>;
  lastGood?: StoredState["lastGood"];
  place: string;
};

/** Mails every active administrator, once for each streak of failures, however long it lasts. */
export async function mailFailure(portal: Portal, { failure, lastGood, place }: Told): Promise<void> {
  if (failure.mailedAt) return;
  const now = portal.clock();
  await portal.db.write(async (tx) => {
    const admins = await tx
      .select()
      .from(users)
      .where(and(eq(users.role, "ADMIN"), isNull(users.disabledAt)));
    for (const admin of admins) {
      await enqueueMail(
        tx,
        { now, portal },
        {
          template: "backupFailed",
          to: { email: admin.email, name: admin.name },
          locale: admin.language,
          params: {
            reason: failure.reason,
            place,
            lastGood: lastGood?.takenAt ?? "",
            url: `${portal.env.PUBLIC_URL}/admin/status`,
          },
        },
      );
    }
  });
  noteMailed(portal.env.DATA_DIR, now);
}
