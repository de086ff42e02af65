import { and, eq, gt } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { isSame } from "#domain/same.ts";
import { readSettings } from "../event/read.ts";
import { nextTurn } from "../platform/turns.ts";
import type { Portal } from "../portal/portal.ts";
import { readAddressees } from "./candidates.ts";
import { subjectOf } from "./letter.ts";
import { type CampaignRow, isOfCampaign } from "./load.ts";
import { textsOf } from "./texts.ts";
import { type Values, valuesOf } from "./values.ts";

/** Rows per transaction: few enough that other requests run in between (P23). */
const AT_ONCE = 200;

/**
 * Before a planned campaign begins: what its placeholders stand for is read again, so that no letter names an amount or
 * a status of the day on which it was planned. The text, the recipients, their addresses and languages stay as they
 * were frozen. Repeating it changes nothing.
 */
export async function refreshValues(portal: Portal, campaign: CampaignRow): Promise<void> {
  const { db, env, optOutKey } = portal;
  const texts = textsOf(campaign);
  const around = { now: portal.clock(), optOutKey, settings: await readSettings(db.read) };
  for (let after = ""; ;) {
    const rows = await db.read
      .select({ id: outbox.id, recordId: outbox.recordId, locale: outbox.locale, params: outbox.params })
      .from(outbox)
      .where(and(isOfCampaign(campaign.id), eq(outbox.status, "queued"), gt(outbox.id, after)))
      .orderBy(outbox.id)
      .limit(AT_ONCE);
    const ids = rows.flatMap(({ recordId }) => recordId ?? []);
    const found = await readAddressees(db.read, { kind: campaign.type, ids }, around);
    const addressees = new Map(found.map((one) => [one.id, one]));
    const changed = rows.flatMap(({ id, recordId, locale, params }) => {
      const to = addressees.get(recordId ?? "");
      if (!to) return [];
      const values: Values = valuesOf({ ...to, locale }, env.PUBLIC_URL);
      return isSame(params["values"], values) ? [] : [{ id, locale, values }];
    });
    if (changed.length > 0) {
      await db.write(async (tx) => {
        for (const { id, locale, values } of changed) {
          await tx
            .update(outbox)
            .set({ params: { values }, subject: subjectOf(texts, locale, values) })
            .where(and(eq(outbox.id, id), eq(outbox.status, "queued")));
        }
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
    await nextTurn();
  }
}
