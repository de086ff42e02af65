import { afterAll } from "bun:test";
import { eq } from "drizzle-orm";
import { openDatabase } from "#db/client.ts";
import { catalogueItems, history } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { startDatabaseServer } from "#tests/setup.ts";
import { openCutRoad } from "./cut-road.ts";

/** A portal whose database server is reached by a road that can break. */
const sqld = await startDatabaseServer();
export const road = await openCutRoad(sqld.url);
const server = await openTestPortal({ env: { DATABASE_URL: road.url } });
const beside = openDatabase({ url: sqld.url });
const admin = await makeUser(server.portal, "ADMIN");
afterAll(async () => {
  await beside.close();
  await road.close();
  await sqld.close();
});

/** Sent as a browser sends it again: the same change under the same key. */
export function create(title: string): Promise<string | undefined> {
  const input = { title_pt: title, unitMetric: "unit", unitPrice: 1, status: "ACTIVE" } as const;
  return server
    .as(admin, { idempotencyKey: `key-${title}` })
    .catalogue.create(input)
    .then(
      ({ id }) => id,
      (error: unknown) => reasonOf(error)?.code,
    );
}

/** The ids of the items of that name, and how many lines of history tell of them. */
export async function stored(title: string): Promise<[string[], number]> {
  const rows = await beside.read
    .select({ id: catalogueItems.id })
    .from(catalogueItems)
    .where(eq(catalogueItems.titlePt, title));
  const told = await beside.read
    .select({ id: history.id })
    .from(history)
    .where(eq(history.recordId, rows[0]?.id ?? ""));
  return [rows.map(({ id }) => id), told.length];
}
