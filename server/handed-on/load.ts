import { desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { ReadDb, Tx } from "#db/client.ts";
import { handedSteps, orders, submissionMembers, submissions, users } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { handedState, hasTechnicalFiles, type HandedState } from "#domain/handed-on/steps.ts";
import { isLive } from "#domain/orders/moves/rules.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { linkToken, readLinkToken } from "../platform/link-token.ts";
import type { Rate } from "../platform/rate-limit.ts";
import type { Portal } from "../portal/portal.ts";
import { takeTurn } from "../portal/rate.ts";

export type HandedRow = typeof handedSteps.$inferSelect;
type Order = typeof orders.$inferSelect;

const PURPOSE = "handedOn";
/** How often one address may open or use links. */
const LINKS: Rate = { limit: 60, windowMs: 15 * 60 * 1000 };

/** The page of one step, for whoever holds the link; made of SECRET, so the database holds nothing that opens it. */
export function handedUrlOf(portal: Pick<Portal, "env" | "secret">, id: string): string {
  return `${portal.env.PUBLIC_URL}/handed-on/${linkToken(portal.secret, PURPOSE, id)}`;
}

export function takeHandedTurn(ctx: Pick<Ctx, "portal" | "address">): void {
  takeTurn(ctx.portal.limiter, `handedOn:${ctx.address}`, LINKS);
}

export type LinkedStep = {
  row: HandedRow;
  order: Order;
  submission: typeof submissions.$inferSelect;
  /** The user in whose name the link reads. */
  giver: SignedInUser;
  state: HandedState;
};

/** The step that a link names, whatever its state; an unknown secret is not found. */
export async function findByToken(
  db: ReadDb | Tx,
  { portal, now }: Pick<Ctx, "portal" | "now">,
  token: string,
): Promise<LinkedStep> {
  const id = readLinkToken(portal.secret, PURPOSE, token);
  const [found] = await db
    .select({
      row: handedSteps,
      order: orders,
      submission: submissions,
      user: users,
      isThere: IS_THERE,
    })
    .from(handedSteps)
    .innerJoin(orders, eq(orders.id, handedSteps.orderId))
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .innerJoin(users, eq(users.id, handedSteps.givenBy))
    .where(eq(handedSteps.id, id ?? ""));
  if (!found || found.row.toUser !== null) throw refuse("notFound", { record: "invitation" });
  const { row, order, submission, user, isThere } = found;
  const { id: userId, role, name, email, language, firstLogin } = user;
  const giver = { kind: "user", id: userId, role, name, email, language, firstLogin } as const;
  return { row, order, submission, giver, state: stateOf(row, order, isThere, now) };
}

/** Loads a step that can be done; every other link is closed. */
export async function loadOpen(db: ReadDb | Tx, ctx: Pick<Ctx, "portal" | "now">, token: string) {
  const linked = await findByToken(db, ctx, token);
  if (linked.state !== "open") throw refuse("linkClosed");
  return linked;
}

const givers = alias(users, "givers");

/** The handed steps of one order in their current state, newest first; `where` selects some of them. */
export async function readHanded(
  db: ReadDb | Tx,
  order: Order,
  now: Date,
  where: SQL | undefined = eq(handedSteps.orderId, order.id),
) {
  const rows = await db
    .select({ row: handedSteps, giver: givers.name, colleague: users.name, isThere: IS_THERE })
    .from(handedSteps)
    .innerJoin(orders, eq(orders.id, handedSteps.orderId))
    .innerJoin(givers, eq(givers.id, handedSteps.givenBy))
    .leftJoin(users, eq(users.id, handedSteps.toUser))
    .where(where)
    .orderBy(desc(handedSteps.createdAt), desc(handedSteps.id));
  return rows.map(({ isThere, ...found }) => ({ ...found, state: stateOf(found.row, order, isThere, now) }));
}

// In fragments of their own, so that drizzle writes the tables' names.
const SUBMISSION = sql`${orders.submissionId}`;
const WHOSE = sql`coalesce(${handedSteps.toUser}, ${handedSteps.givenBy})`;
const MEMBER = sql`select 1 from ${submissionMembers} m inner join ${users} u on u.id = m.user_id`;

/** The colleague who has the step, or whoever gave the link, still belongs to the organisation. */
const IS_THERE = sql<boolean>`exists (${MEMBER}
  where m.submission_id = ${SUBMISSION} and m.user_id = ${WHOSE} and u.disabled_at is null)`.mapWith(Boolean);

function stateOf(row: HandedRow, order: Order, isThere: boolean, now: Date): HandedState {
  const goesOn = row.toUser === null ? hasTechnicalFiles(order) : isLive(order.status);
  return handedState(row, goesOn && isThere, now);
}
