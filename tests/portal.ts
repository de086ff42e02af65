import { afterAll } from "bun:test";
import { rmSync } from "node:fs";
import { eq } from "drizzle-orm";
import { settings } from "#db/schema/index.ts";
import { createApp } from "#server/app.ts";
import type { Ctx } from "#server/portal/context.ts";
import { readEnv } from "#server/platform/env.ts";
import { openPortal, type OpenPortal } from "#server/start/open-portal.ts";
import { openLog } from "#server/platform/log.ts";
import { appRouter } from "#server/router.ts";
import { VISITOR, type Actor } from "#domain/actor.ts";
import { newDataFolder, startTestServer } from "./setup.ts";

export const ORIGIN = "http://portal.test";

/** A moment inside the expression-of-interest window of the default settings. */
export const IN_WINDOW = new Date("2025-08-01T12:00:00Z");

type Caller = ReturnType<typeof appRouter.createCaller>;

export type TestPortal = {
  portal: OpenPortal;
  /** Sets the server's clock. */
  setNow: (now: Date) => void;
  ctx: (actor: Actor, more?: Partial<Ctx>) => Ctx;
  /** The real router, called as somebody: `as(partner).orders.mine()`. */
  as: (actor: Actor, more?: Partial<Ctx>) => Caller;
  /** The real HTTP application, from our own origin; pass `origin: null` headers to play another site. */
  fetch: (path: string, init?: RequestInit & { address?: string }) => Promise<Response>;
};

/** Opens a portal on a database of its own with a clock that stands still; closed after the test file. */
export async function openTestPortal(
  options: { now?: Date; env?: Record<string, string>; isUnopened?: true } = {},
): Promise<TestPortal> {
  let now = options.now ?? IN_WINDOW;
  const own = options.env?.["DATA_DIR"] === undefined ? newDataFolder() : undefined;
  const sqld = own === undefined || options.env?.["DATABASE_URL"] ? undefined : await startTestServer();
  const env = readEnv({
    NODE_ENV: "test",
    DATA_DIR: own ?? "",
    PUBLIC_URL: ORIGIN,
    SECRET: "a secret that only the tests know, long enough",
    DATABASE_URL: sqld?.url ?? "",
    ...options.env,
  });
  const portal = await openPortal(env, {
    clock: () => now,
    log: openLog("silent"),
    migrated: true,
    isUnhurried: true,
  });
  if (!options.isUnopened) await openSeason(portal);
  const app = createApp(portal);
  afterAll(async () => {
    await portal.close();
    await sqld?.close();
    if (own) rmSync(own, { recursive: true, force: true });
  });

  function ctx(actor: Actor, more: Partial<Ctx> = {}): Ctx {
    return { db: portal.db, actor, now, locale: "en", requestId: "test", address: "test", portal, ...more };
  }

  return {
    portal,
    setNow(moment) {
      now = moment;
    },
    ctx,
    as: (actor, more) => appRouter.createCaller(ctx(actor, more)),
    async fetch(path, { address, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has("origin")) headers.set("origin", ORIGIN);
      if (init.body && typeof init.body === "string" && !headers.has("content-type")) {
        headers.set("content-type", "application/json");
      }
      return app.fetch(new Request(`${ORIGIN}${path}`, { ...init, headers }), {
        address: address ?? "10.0.0.1",
      });
    },
  };
}

/** As a team leaves it that has opened its season; the tests of opening begin before. */
async function openSeason({ db }: OpenPortal): Promise<void> {
  const [row] = await db.read.select().from(settings).where(eq(settings.id, 1));
  if (!row?.data.eoi.isUnopened) return;
  const { opens, closes } = row.data.eoi;
  const data = { ...row.data, eoi: { opens, closes } };
  await db.write((tx) => tx.update(settings).set({ data }).where(eq(settings.id, 1)));
}

export { VISITOR };
