import { afterAll, expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { type Child, during, endChildren, launch, ready, stop } from "#tests/abuse/child.ts";
import { S3_SETTINGS, startS3 } from "#tests/companion.ts";
import { startDatabaseServer } from "#tests/setup.ts";
import { addresses, writeCampaign } from "#tests/server/mail/campaign-scene.ts";
import { startSmtp } from "#tests/smtp.ts";

afterAll(endChildren);

const RECIPIENTS = 600;
/** Have arrived when the one that sends them is killed. */
const ARRIVED = 150;
/** Connections of the lane of campaigns: what they carry at the moment of a kill may come again. */
const IN_FLIGHT = 4;

test("of two processes on one database server one is killed while it sends: the other takes over, each recipient once (R7)", async () => {
  const { promise: isKilled, resolve: goOn } = Promise.withResolvers<void>();
  const smtp = await startSmtp(async () => {
    if (smtp.messages.length >= ARRIVED) await isKilled;
  });
  const [sqld, s3] = [await startDatabaseServer(), await startS3("portal")];
  const start = async (): Promise<Child> => {
    const child = launch({
      DATA_DIR: mkdtempSync(join(tmpdir(), "portal-shared-")),
      DATABASE_URL: sqld.url,
      SECRET: "a secret that both processes share, long enough",
      UPLOADS_TO: "s3://portal/season",
      S3_ENDPOINT: s3.url,
      ...S3_SETTINGS,
      SMTP_URL: smtp.url,
      MAIL_PER_SECOND: "50",
    });
    await ready(child);
    return child;
  };
  const first = await start();
  const db = openDatabase({ url: sqld.url });
  await db.write(async (tx) => {
    await writeCampaign(tx, { recipients: addresses(RECIPIENTS), now: new Date() });
  });
  // It sends, since it is alone, and does not come to the end before the other one is there.
  await smtp.waitFor(ARRIVED);
  const holds = await holderOf(db);
  const second = await start();
  first.process.kill("SIGKILL");
  await first.process.exited;
  goOn();
  // Messages of a process that ended wait until their lease is over: three minutes.
  await during(second, async () => (await countLeft(db)) === 0);
  expect(holds).not.toBe(await holderOf(db));
  const times = new Map<string, number>();
  for (const { recipients } of smtp.messages) {
    for (const one of recipients) times.set(one, (times.get(one) ?? 0) + 1);
  }
  expect(times.size).toBe(RECIPIENTS);
  // Under the same Message-ID.
  expect([...times.values()].filter((count) => count > 1).length).toBeLessThanOrEqual(IN_FLIGHT);
  expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
  expect(await stop(second)).toBe(0);
  await db.close();
  await smtp.close();
  await s3.close();
  await sqld.close();
});

async function countLeft(db: ReturnType<typeof openDatabase>): Promise<number> {
  const isLeft = sql`${outbox.campaignId} is not null and ${outbox.status} <> 'sent'`;
  return db.read.$count(outbox, isLeft);
}

async function holderOf(db: ReturnType<typeof openDatabase>): Promise<string> {
  const { rows } = await db.client.execute("select process from claims where name = 'campaigns'");
  return String(rows[0]?.["process"]);
}
