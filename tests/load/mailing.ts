import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { noteWritten } from "#db/client.ts";
import { readEnv } from "#server/env.ts";
import { enqueueMail } from "#server/mail/enqueue.ts";
import { type OpenPortal, openPortal } from "#server/open-portal.ts";
import { openLog } from "#server/platform/log.ts";
import { addresses, writeCampaign } from "#tests/server/mail/campaign-scene.ts";
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
const MB = 1024 * 1024;

type Arrived = { recipient: string; at: number };
type Line = { what: string; measured: string; toReach: string; isReached: boolean };

/**
 * `bun run mailing`: a campaign of 2,000 and one of 5,000 to a mail server on this machine: how long until they are
 * queued, at what rate they leave, how long a recovery code takes meanwhile, and whether memory stays as it is. Ends
 * with 1 when something falls short.
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

type Sink = {
  url: string;
  arrived: Arrived[];
  waitFor: (recipient: string) => Promise<Arrived>;
  stop: () => void;
};

async function openSink(): Promise<Sink> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "mail-sink.ts")], { stdout: "pipe" });
  const arrived: Arrived[] = [];
  const waiting = new Map<string, (arrived: Arrived) => void>();
  const port = Promise.withResolvers<string>();
  void (async () => {
    let rest = "";
    const decoder = new TextDecoder();
    for await (const part of child.stdout) {
      const lines = (rest + decoder.decode(part)).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const [recipient = "", at] = line.split(" ");
        if (at === undefined) port.resolve(recipient);
        else note({ recipient, at: Number(at) });
      }
    }
  })();

  function note(one: Arrived): void {
    arrived.push(one);
    waiting.get(one.recipient)?.(one);
  }

  return {
    url: `smtp://127.0.0.1:${await port.promise}`,
    arrived,
    waitFor: (recipient) =>
      new Promise((resolve) => {
        const found = arrived.find((one) => one.recipient === recipient);
        if (found) resolve(found);
        else waiting.set(recipient, resolve);
      }),
    stop: () => child.kill(),
  };
}

await measureMailing();
