import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { noteWritten } from "#db/client.ts";
import { readEnv } from "#server/env.ts";
import { enqueueMail } from "#server/mail/enqueue.ts";
import { type OpenPortal, openPortal } from "#server/open-portal.ts";
import { openLog } from "#server/platform/log.ts";
import { addresses, writeCampaign } from "#tests/server/mail/campaign-scene.ts";
import { readBesideCampaign } from "./mailing/reads.ts";
import { openSink, type Sink } from "./mailing/sink.ts";
import { median } from "./median.ts";
import { printTable } from "./table.ts";

/** Messages a second, as configured. */
const RATE = 100;
const SMALL = 2_000;
const LARGE = 5_000;
/** What is to be reached (P15): all queued within, the rate within, a code within, and memory that stays. */
const QUEUED_MS = 1_000;
const RATE_OFF = 0.1;
const CODE_MS = 1_000;
const GROWTH_MB = 15;
/** As beside writers of orders (P9). */
const READ_P99_MS = 60;
const MB = 1024 * 1024;

type Line = { what: string; measured: string; toReach: string; isReached: boolean };

/**
 * `bun run mailing`: a campaign of 2,000 and one of 5,000 to a mail server on this machine: how long until they are
 * queued, at what rate they leave, how long a recovery code takes meanwhile, whether memory stays as it is, and what
 * those notice who read orders and lists. Ends with 1 when something falls short.
 */
async function measureMailing(): Promise<void> {
  const dataDir = mkdtempSync(join(process.cwd(), "data-mailing-"));
  const sink = await openSink();
  const env = readEnv({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    SECRET: "known to this measure alone, long enough",
    SMTP_URL: sink.url,
    MAIL_PER_SECOND: String(RATE),
  });
  const portal = await openPortal(env, { log: openLog("silent") });
  try {
    portal.startMail();
    // The code of the letters is read with the first one.
    await codeTime(portal, sink);
    const lines = [
      ...(await send(portal, sink, SMALL, "small")),
      ...(await send(portal, sink, LARGE, "large")),
      ...(await besideReaders()),
    ];
    const rows = lines.map(({ what, measured, toReach, isReached }) => [
      what,
      measured,
      toReach,
      isReached ? "reached" : "short",
    ]);
    printTable([["work", "measured", "to reach", ""], ...rows], 4);
    if (lines.some(({ isReached }) => !isReached)) process.exitCode = 1;
  } finally {
    await portal.close();
    sink.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function send(portal: OpenPortal, sink: Sink, count: number, name: string): Promise<Line[]> {
  const queued = await timed(() => queue(portal, addresses(count, name)));
  const draining = portal.drainMail();
  const memory: number[] = [];
  const codes: number[] = [];
  const over = new AbortController();
  void draining.then(() => over.abort());
  while (!over.signal.aborted) {
    codes.push(await codeTime(portal, sink));
    memory.push(process.memoryUsage.rss() / MB);
    await Promise.race([Bun.sleep(1_000), draining]);
  }
  const own = sink.arrived.filter(({ recipient }) => recipient.startsWith(name));
  const seconds = ((own.at(-1)?.at ?? 0) - (own[0]?.at ?? 0)) / 1_000;
  const rate = (own.length - 1) / seconds;
  const third = Math.floor(memory.length / 3);
  const grown = median(memory.slice(-third)) - median(memory.slice(third, 2 * third));
  const slowest = Math.max(...codes);
  return [
    lineOf(`${count} queued`, `${queued.toFixed(0)} ms`, `<= ${QUEUED_MS} ms`, queued <= QUEUED_MS),
    lineOf(
      `${own.length} of ${count} drained`,
      `${rate.toFixed(1)}/s (${(rate / RATE).toFixed(2)} of the configured rate)`,
      `${RATE}/s +- 10 %`,
      own.length === count && Math.abs(rate / RATE - 1) <= RATE_OFF,
    ),
    lineOf(
      `${codes.length} recovery codes meanwhile, slowest`,
      `${slowest.toFixed(0)} ms (median ${median(codes).toFixed(0)})`,
      `<= ${CODE_MS} ms`,
      slowest <= CODE_MS,
    ),
    lineOf(
      "memory, last third beside the one before",
      `${grown >= 0 ? "+" : ""}${grown.toFixed(1)} MB of ${median(memory).toFixed(0)}`,
      `<= +${GROWTH_MB} MB`,
      grown <= GROWTH_MB,
    ),
  ];
}

async function besideReaders(): Promise<Line[]> {
  const { recipients, without, beside, perSecond, alone } = await readBesideCampaign(RATE);
  return [
    lineOf(
      `orders and lists of a large season beside a campaign of ${recipients}`,
      `p99 ${beside.toFixed(0)} ms (without ${without.toFixed(0)}); ${perSecond.toFixed(0)} letters/s (alone ${alone.toFixed(0)})`,
      `p99 <= ${READ_P99_MS} ms`,
      beside <= READ_P99_MS,
    ),
  ];
}

function lineOf(what: string, measured: string, toReach: string, isReached: boolean): Line {
  return { what, measured, toReach, isReached };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function queue(portal: OpenPortal, recipients: readonly string[]): Promise<string> {
  return portal.db.write(async (tx) => {
    const id = await writeCampaign(tx, { recipients, now: portal.clock() });
    noteWritten(tx, { kind: "mail" });
    return id;
  });
}

let asked = 0;

/** Milliseconds from the commit of a recovery code until the mail server has it. */
async function codeTime(portal: OpenPortal, sink: Sink): Promise<number> {
  asked += 1;
  const email = `code${asked}@example.org`;
  const began = performance.timeOrigin + performance.now();
  await portal.db.write((tx) =>
    enqueueMail(
      tx,
      { now: portal.clock(), portal },
      {
        template: "recoveryCode",
        to: { email, name: "Ana" },
        locale: "pt",
        params: { name: "Ana", minutes: 15 },
        secrets: { code: "AB29KXM7QP", resetUrl: `${portal.env.PUBLIC_URL}/partner/recover-password` },
      },
    ),
  );
  return (await sink.waitFor(email)).at - began;
}

await measureMailing();
