import { Database as Sqlite } from "bun:sqlite";
import { afterAll, expect, test } from "bun:test";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import { openDatabase } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { newDataFolder } from "#tests/setup.ts";
import { startSmtp } from "#tests/smtp.ts";
import { addresses, writeCampaign } from "#tests/server/mail/campaign-scene.ts";
import { during, endChildren, launch, ready, stop } from "./child.ts";

afterAll(endChildren);

const RECIPIENTS = 2_000;
/** Have left already; the others are enough to be killed among. */
const EARLIER = 1_400;
const LEFT = RECIPIENTS - EARLIER;
/** Connections of the lane of campaigns. */
const IN_FLIGHT = 4;

function countsIn(folder: string): Record<string, number> {
  const db = new Sqlite(join(folder, "portal.db"), { readonly: true });
  const rows = db
    .query<{ status: string; count: number }, []>(
      "select status, count(*) as count from outbox where campaign_id is not null group by status",
    )
    .all();
  db.close();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

test("a portal killed in the middle of a campaign of 2,000 loses none and sends none twice but what was in flight (F20)", async () => {
  const [folder, smtp] = [newDataFolder(), await startSmtp()];
  const env = { DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_PER_SECOND: "200" };
  const empty = launch(env);
  await ready(empty);
  await stop(empty);
  const db = openDatabase({ url: `file:${join(folder, "portal.db")}` });
  await db.write(async (tx) => {
    await writeCampaign(tx, { recipients: addresses(RECIPIENTS), now: new Date() });
    const earlier = inArray(outbox.toEmail, addresses(EARLIER));
    await tx.update(outbox).set({ status: "sent" }).where(earlier);
  });
  await db.close();

  for (const killedAt of [150, 300]) {
    const portal = launch(env);
    await smtp.waitFor(killedAt);
    portal.process.kill("SIGKILL");
    await portal.process.exited;
    const counts = countsIn(folder);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(RECIPIENTS);
    expect(counts["sent"]).toBeLessThan(RECIPIENTS);
  }
  const last = launch(env);
  await smtp.waitFor(450);
  // A stop in order finishes what is under way.
  expect(await stop(last)).toBe(0);
  expect(countsIn(folder)["sending"]).toBeUndefined();
  const end = launch(env);
  await during(end, () => countsIn(folder)["sent"] === RECIPIENTS);
  expect(await stop(end)).toBe(0);
  expect(countsIn(folder)).toEqual({ sent: RECIPIENTS });

  const times = new Map<string, number>();
  for (const { mail } of smtp.messages)
    times.set(String(mail.messageId), (times.get(String(mail.messageId)) ?? 0) + 1);
  expect(times.size).toBe(LEFT);
  expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
  expect(smtp.messages.length - LEFT).toBeLessThanOrEqual(2 * IN_FLIGHT);
  await smtp.close();
});
