import { and, eq, sql } from "drizzle-orm";
import type { Client } from "@libsql/client";
import type { Tx } from "./written.ts";
import { claims } from "./schema/shared.ts";

/**
 * Work that only one of the processes on a database does. A database in a file has one process, so every claim is
 * granted.
 */
export type Claims = {
  /** Takes a name for so long, or prolongs it; false while another process has it. */
  take: (name: string, forMs: number) => Promise<boolean>;
  /** Whether a name is still held, in a transaction that must not happen otherwise. */
  isHeld: (tx: Tx, name: string) => Promise<boolean>;
  release: (name: string) => Promise<void>;
  /** Gives back all that this process holds. */
  releaseAll: () => Promise<void>;
};

export const ALONE: Claims = {
  take: async () => true,
  isHeld: async () => true,
  release: async () => undefined,
  releaseAll: async () => undefined,
};

/** The clock of the database, so that those of the machines need not agree. */
export const NOW = "cast(unixepoch('subsec') * 1000 as integer)";

export function openClaims(client: Client, self: string): Claims {
  return {
    async take(name, forMs) {
      const { rows } = await client.execute({
        sql: `insert into claims (name, process, until) values (?, ?, ${NOW} + ?)
          on conflict (name) do update set process = excluded.process, until = excluded.until
          where claims.process = excluded.process or claims.until < ${NOW} returning process`,
        args: [name, self, forMs],
      });
      return rows.length > 0;
    },
    async isHeld(tx, name) {
      const isMine = and(
        eq(claims.name, name),
        eq(claims.process, self),
        sql`${claims.until} > ${sql.raw(NOW)}`,
      );
      return (await tx.select({ name: claims.name }).from(claims).where(isMine)).length > 0;
    },
    async release(name) {
      await client.execute({
        sql: "delete from claims where name = ? and process = ?",
        args: [name, self],
      });
    },
    async releaseAll() {
      await client.execute({ sql: "delete from claims where process = ?", args: [self] });
    },
  };
}
