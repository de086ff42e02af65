import type { catalogueItems, orderLines, orders, submissions, users } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import type { Settings } from "#domain/settings/schema.ts";
import type { Tx } from "#db/client.ts";
import type { Chance } from "./chance.ts";

/** How many records to make. */
export type Amounts = { submissions: number; orders: number };

/** What every part of a large season is made with. */
export type Making = {
  tx: Tx;
  chance: Chance;
  settings: Settings;
  staff: readonly SignedInUser[];
  /** The hash of the one password of all accounts. */
  passwordHash: string;
  /** The paths in mails begin with it. */
  publicUrl: string;
};

export type UserRow = typeof users.$inferInsert;
export type ItemRow = typeof catalogueItems.$inferInsert;
export type SubmissionRow = typeof submissions.$inferSelect;
export type OrderRow = typeof orders.$inferInsert;
export type LineRow = typeof orderLines.$inferInsert;

/** A submission that can be ordered for, and its partner. */
export type Exhibitor = { submission: SubmissionRow; partners: readonly SignedInUser[] };

/** The year of the conference, which the references carry. */
export function seasonOf({ conference }: Settings): number {
  return Number(conference.from.slice(0, 4));
}

export function referenceOf(prefix: "EOI" | "ORD", year: number, number: number): string {
  return `${prefix}-${year}-${String(number).padStart(5, "0")}`;
}
