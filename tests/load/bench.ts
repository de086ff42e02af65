import { rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backups } from "./bench/backups.ts";
import { besideCampaign } from "./bench/campaign.ts";
import { type Contestant, startContestant } from "./bench/contestant.ts";
import { type Checkout, clearFolders, provideSeason } from "./bench/folder.ts";
import { catalogue, entryChunk, health } from "./bench/hot.ts";
import { knownOrNot } from "./bench/known-or-not.ts";
import { longestHold } from "./bench/holds.ts";
import { deskLists } from "./bench/lists.ts";
import { loginStorm, logins } from "./bench/logins.ts";
import { memoryOf } from "./bench/memory.ts";
import { contractOfFivePages, fullContract, printing } from "./bench/printing.ts";
import { navigation } from "./bench/navigation.ts";
import { orderRecord, orderSearch } from "./bench/reads.ts";
import { measureInTurns } from "./bench/rounds.ts";
import { readSeason } from "./bench/season.ts";
import { uploads } from "./bench/uploads.ts";
import { openStreams } from "./bench/streams.ts";
import { healthBesideWriters, readsBesideWriters } from "./bench/side.ts";
import { type Row, shortfalls, tabulate } from "./bench/verdict.ts";
import type { Figure, Reach, Work } from "./bench/work.ts";
import { newOrders } from "./bench/writes.ts";
import { provideBuild } from "./web-build.ts";

const BINARY = process.env["PORTAL_BINARY"];

/**
 * `bun run bench [--only P3,P5] [--seconds 3] [--rounds 3] [--orders 100000] [--beside CHECKOUT]`: how fast the portal
 * is with a large season in it, beside the least that could do the same work and, if asked, another installed checkout.
 * All take turns in one run: compare the shares of bare. Ends with 1 when something falls short. Ours is the executable
 * that PORTAL_BINARY names, if it does.
 */
async function bench(): Promise<void> {
  const { beside, orders, ...options } = readOptions();
  const ours: Checkout = { root: resolve("."), name: "portal" };
  const checkouts = beside ? [ours, { root: resolve(beside), name: "before" }] : [ours];
  for (const { root } of checkouts) await provideBuild(root);
  const seasons: string[] = [];
  for (const checkout of checkouts) seasons.push(await provideSeason(ours, checkout, orders));
  clearFolders(seasons);
  const contestants: Contestant[] = [];
  try {
    for (const [at, checkout] of checkouts.entries()) {
      contestants.push(await startContestant(checkout, seasons[at] ?? ""));
    }
    report(await measureAll(contestants, { ...options, orders, folder: seasons[0] ?? "" }));
  } finally {
    for (const { target } of contestants) {
      await target.stop();
      rmSync(target.dataDir, { recursive: true, force: true });
    }
  }
}

type Options = {
  only: string[] | undefined;
  seconds: number;
  rounds: number;
  orders: number;
  folder: string;
};

async function measureAll(contestants: readonly Contestant[], options: Options): Promise<Row[]> {
  const { only, orders, ...course } = options;
  const works = worksFor(orders).filter(({ id }) => only?.some((one) => id.startsWith(one)) ?? true);
  const season = readSeason(course.folder);
  const started = contestants.map((each) => each.started);
  const idle = contestants.map((each) => each.idle);
  const rows = [
    rowOf("P10", "first answer after the start", { p50: 150 }, started),
    rowOf("P11", "memory, idle", { memory: 120 }, idle),
    ...(BINARY
      ? [rowOf("P12", "the executable", { memory: 140 }, [{ memory: statSync(BINARY).size / 1e6 }])]
      : []),
  ];
  for (const work of works) {
    console.log(`${work.id}: ${work.what}`);
    rows.push(await measureInTurns(work, { contestants, season, ...course }));
  }
  const after = contestants.map(({ target }) => ({ memory: memoryOf(target.pid) }));
  return [...rows, rowOf("P11", "memory, afterwards", { memory: 400 }, after)];
}

/** Uploads come first: their memory is judged on top of little. Orders come last: they leave more than there was. */
function worksFor(orders: number): Work[] {
  return [
    uploads,
    health,
    entryChunk,
    catalogue,
    orderRecord,
    orderSearch(orders),
    deskLists,
    logins,
    loginStorm,
    knownOrNot,
    longestHold,
    printing,
    contractOfFivePages,
    fullContract,
    navigation,
    besideCampaign,
    newOrders,
    readsBesideWriters,
    healthBesideWriters,
    backups,
    openStreams,
  ];
}

function rowOf(id: string, what: string, reach: Reach, [portal = {}, before]: readonly Figure[]): Row {
  return { id, what, reach, portal, before };
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      seconds: { type: "string", default: "3" },
      rounds: { type: "string", default: "3" },
      orders: { type: "string", default: "10000" },
      beside: { type: "string" },
    },
  });
  const [seconds, rounds, orders] = [values.seconds, values.rounds, values.orders].map(Number);
  if (!seconds || !rounds || !orders) throw new Error("--seconds, --rounds and --orders take a number");
  return { only: values.only?.split(","), beside: values.beside, seconds, rounds, orders };
}

function report(measured: readonly Row[]): void {
  const number = ({ id }: Row) => Number.parseInt(id.slice(1), 10);
  const rows = measured.toSorted((a, b) => number(a) - number(b) || a.id.localeCompare(b.id));
  console.log(`\n${tabulate(rows)}\n`);
  for (const { id, portal } of rows) if (portal.note) console.log(`${id}: ${portal.note}`);
  if (rows.some(({ reach, portal }) => shortfalls(reach, portal).length > 0)) process.exitCode = 1;
}

await bench();
