import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerOf, bytesOf, HEALTH, questionAlone, type Request, type Session } from "./calls.ts";
import { findEntry } from "./entry.ts";
import { fire } from "./fire.ts";
import { PASSWORD, type Season, STAFF } from "./season.ts";
import { signIn } from "./session.ts";
import { startBare, type Target } from "./target.ts";
import { type Bare, figureOf, type Work } from "./work.ts";

/** P1 to P3: the same answer again and again, beside a bare server that gives out the same bytes. */

const CONNECTIONS = 32;

export const health: Work = {
  id: "P1",
  what: "GET /api/health",
  reach: { share: 0.3 },
  portal: async ({ target }) => repeat(target, HEALTH),
  bare: bareBytes(async () => Buffer.from(JSON.stringify({ status: "ok" }))),
};

export const entryChunk: Work = {
  id: "P2",
  what: "entry chunk, brotli",
  reach: { perSecond: 20_000, orShare: 0.8 },
  portal: async ({ target }) => repeat(target, entryOf(target)),
  bare: bareBytes(async (portal) => travelling(portal, entryOf(portal))),
};

function entryOf({ root }: Target): Request {
  return { method: "GET", path: `/${findEntry(root)}` };
}

export const catalogue: Work = {
  id: "P3",
  what: "catalogue of 500 items, signed in",
  reach: { share: 0.3, p99: 8 },
  async portal({ target, season }) {
    const staff = await signIn(target.port, STAFF, PASSWORD);
    const { items } = await answerOf<{ items: unknown[] }>(target.port, CATALOGUE, staff);
    if (items.length !== season.items.length) throw new Error(`a catalogue of ${items.length} was measured`);
    return repeat(target, CATALOGUE, staff);
  },
  bare: bareBytes(async (portal) =>
    travelling(portal, CATALOGUE, await signIn(portal.port, STAFF, PASSWORD)),
  ),
};
const CATALOGUE = questionAlone("catalogue.list");

function repeat(
  { port }: Target,
  request: Request,
  session?: Session,
): (seconds: number) => ReturnType<Bare["measure"]> {
  const bytes = bytesOf(port, request, session);
  return async (seconds) =>
    figureOf(await fire({ port, connections: CONNECTIONS, seconds, next: () => bytes }));
}

function bareBytes(read: (portal: Target, season: Season) => Promise<Uint8Array>): Bare {
  return {
    what: "the same bytes from memory",
    async start({ portal, season }) {
      const path = join(mkdtempSync(join(tmpdir(), "bare-bytes-")), "bytes");
      writeFileSync(path, await read(portal, season));
      return startBare("bare-bytes.ts", path);
    },
    measure: ({ target, seconds }) => repeat(target, { method: "GET", path: "/" })(seconds),
  };
}

/** The body of an answer as it travels, compressed or not. */
async function travelling({ port }: Target, { path }: Request, session?: Session): Promise<Uint8Array> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    decompress: false,
    headers: { "accept-encoding": "gzip, deflate, br", ...(session && { cookie: session.cookie }) },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.bytes();
}
