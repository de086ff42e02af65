import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { startPortal } from "../../portal-process.ts";
import { answerOf, bytesOf, change, question, type Session } from "../bench/calls.ts";
import { fire } from "../bench/fire.ts";
import { copySeason, provideSeason } from "../bench/folder.ts";
import { inTurn, PASSWORD, readSeason, type Season, STAFF } from "../bench/season.ts";
import { signIn } from "../bench/session.ts";
import { provideBuild } from "../web-build.ts";
import { openSink, type Sink } from "./sink.ts";

const ORDERS = 10_000;
const SECONDS = 8;
const CONNECTIONS = 4;
const PAUSE_MS = 10;
const TEXT = "O acesso abre às 8h, {{company}}. ".repeat(40);

/**
 * Milliseconds of the slowest in a hundred, without and beside, and how many letters left a second meanwhile, and
 * `alone`, while nobody read.
 */
export type Beside = {
  recipients: number;
  without: number;
  beside: number;
  perSecond: number;
  alone: number;
};

/**
 * People who read orders and lists in a large season, before a campaign to its submissions leaves at so many a second,
 * and while it does.
 */
export async function readBesideCampaign(rate: number): Promise<Beside> {
  const ours = { root: resolve("."), name: "mailing" };
  await provideBuild(ours.root);
  const kept = await provideSeason(ours, ours, ORDERS);
  const dataDir = copySeason(kept, ours.name);
  const sink = await openSink();
  const env = { TRUST_PROXY: "1", MAIL_PER_SECOND: String(rate) };
  const portal = await startPortal({ seed: "empty", dataDir, smtpUrl: sink.url, env });
  try {
    const staff = await signIn(portal.port, STAFF, PASSWORD);
    const read = openReading(portal.port, readSeason(dataDir), staff);
    await read();
    const without = await read();
    const recipients = await send(portal.port, staff);
    await sinceFirst(sink);
    const alone = await perSecondDuring(sink, () => Bun.sleep(SECONDS * 1_000));
    let beside = 0;
    const perSecond = await perSecondDuring(sink, async () => (beside = await read()));
    return { recipients, without, beside, perSecond, alone };
  } finally {
    await portal.stop();
    sink.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function openReading(port: number, season: Season, staff: Session): () => Promise<number> {
  const reads = season.large.flatMap((id, at) => {
    const { search, status } = season.searches[at] ?? { search: "", status: "PENDING" };
    return [
      bytesOf(port, question("orders.get", { id }), staff),
      bytesOf(port, question("orders.list", { search, filters: { statuses: [status] } }), staff),
    ];
  });
  const next = inTurn(reads);
  return async () => {
    const { p99, bad, complaint } = await fire({
      port,
      connections: CONNECTIONS,
      pause: PAUSE_MS,
      seconds: SECONDS,
      next,
    });
    if (bad > 0) throw new Error(`a reading was refused: ${complaint}`);
    return p99;
  };
}

/** To every submission of the season; how many letters leave. */
async function send(port: number, staff: Session): Promise<number> {
  const ask = <Data>(name: string, input: unknown) => answerOf<Data>(port, change(name, input), staff);
  const audience = { kind: "filtered", question: {} };
  const begun = await ask<{ id: string; version: number }>("campaigns.begin", { audience });
  const texts = { subject_pt: "Montagem", subject_en: "Build-up", message_pt: TEXT, message_en: TEXT };
  const letter = { kind: "notice", ...texts, details_pt: "", details_en: "" };
  const { id, version } = await ask<typeof begun>("campaigns.save", { ...begun, letter });
  const { goes, leftOut } = await answerOf<{ goes: number; leftOut: number }>(
    port,
    question("campaigns.check", { id }),
    staff,
  );
  await ask("campaigns.send", { id, version, seen: { goes, leftOut } });
  return goes;
}

async function perSecondDuring({ arrived }: Sink, work: () => Promise<unknown>): Promise<number> {
  const before = arrived.length;
  const began = performance.now();
  await work();
  return ((arrived.length - before) * 1_000) / (performance.now() - began);
}

async function sinceFirst({ arrived }: Sink): Promise<void> {
  while (arrived.length === 0) await Bun.sleep(50);
}
