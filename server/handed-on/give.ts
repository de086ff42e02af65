import { and, count, eq, isNull } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { handedSteps, users } from "#db/schema/index.ts";
import { type HandOnInput, handOnInput } from "#domain/handed-on/schema.ts";
import {
  hasTechnicalFiles,
  LINK_DAYS,
  MAX_HANDED_STEPS,
  stepsForColleague,
} from "#domain/handed-on/steps.ts";
import { refuse } from "#domain/refusal.ts";
import { DAY_MS, HOUR_MS } from "#domain/wall-time.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { isMember } from "../members/membership.ts";
import { loadOrder, type LoadedOrder } from "../orders/record/load.ts";
import { readDutiesOfOrder } from "../orders/reading/steps.ts";
import { ofOrder } from "../orders/record/write.ts";
import type { Rate } from "../platform/rate-limit.ts";
import { takeTurn } from "../portal/rate.ts";
import { change } from "../call/verb.ts";
import type { HandedRow } from "./load.ts";
import { mailHandedOn } from "./mail.ts";
import { takeBackRows } from "./take-back.ts";

const PER_GIVER: Rate = { limit: 30, windowMs: HOUR_MS };
/** Limits letters, so that no exhibitor fills somebody's mailbox. */
const PER_TAKER: Rate = { limit: 4, windowMs: HOUR_MS };

/**
 * Hands a step of an own order on: a duty that it has now to a colleague of its submission, or the technical files of a
 * stand to whoever builds it, by a link of thirty days. Handing the same step on again takes it from whoever had it, and
 * to the same person it is one letter, with what is new.
 */
export const handOn = change("handedOn.give", {
  may: ["own.order"],
  input: handOnInput,
  sample: ({ order }) => ({
    orderId: order,
    step: "technicalFiles",
    to: { kind: "builder", name: "Carla Dias", email: "carla@example.org", language: "pt" },
  }),
  async prepare(ctx, { orderId, to }) {
    await loadOrder(ctx.db.read, ctx, orderId);
    takeTurn(ctx.portal.limiter, `handOn:${ctx.actor.id}`, PER_GIVER);
    const taker = to.kind === "builder" ? to.email : to.userId;
    takeTurn(ctx.portal.limiter, `handOn:${ctx.actor.id}:${taker}`, PER_TAKER);
    return stepsForColleague(await readDutiesOfOrder(ctx, orderId));
  },
  async run(tx, ctx, input, duties): Promise<{ id: string }> {
    const loaded = await loadOrder(tx, ctx, input.orderId);
    const isThere =
      input.to.kind === "builder"
        ? input.step === "technicalFiles" && hasTechnicalFiles(loaded.order)
        : duties.some((duty) => duty === input.step);
    if (!isThere) throw refuse("stepGone");
    await requireRoom(tx, input.orderId);
    const to = await takerOf(tx, ctx, loaded, input.to);
    await takeBackRows(tx, ctx, loaded, open(input), to.email);
    const row = await store(tx, ctx, input, to);
    await recordHistory(tx, ctx, { ...ofOrder(loaded.order), action: "handOn", note: row.name });
    await mailHandedOn(tx, ctx, { ...loaded, row });
    return { id: row.id };
  },
});

function open({ orderId, step }: HandOnInput) {
  return and(
    eq(handedSteps.orderId, orderId),
    eq(handedSteps.step, step),
    isNull(handedSteps.doneAt),
    isNull(handedSteps.takenBackAt),
  );
}

async function requireRoom(tx: Tx, orderId: string): Promise<void> {
  const [row] = await tx.select({ n: count() }).from(handedSteps).where(eq(handedSteps.orderId, orderId));
  if ((row?.n ?? 0) >= MAX_HANDED_STEPS) throw refuse("stepsFull", { limit: MAX_HANDED_STEPS });
}

type Taker = Awaited<ReturnType<typeof takerOf>>;

async function store(
  tx: Tx,
  ctx: SignedInCtx,
  { orderId, step, note }: HandOnInput,
  to: Taker,
): Promise<HandedRow> {
  const row = { id: newId(), orderId, step, note, givenBy: ctx.actor.id, createdAt: ctx.now, ...to };
  const [stored] = await tx.insert(handedSteps).values(row).returning();
  if (!stored) throw new Error("a handed step was not stored");
  return stored;
}

async function takerOf(tx: Tx, ctx: SignedInCtx, { submission }: LoadedOrder, to: HandOnInput["to"]) {
  if (to.kind === "builder") {
    const { name, email, language } = to;
    const expiresAt = new Date(ctx.now.getTime() + LINK_DAYS * DAY_MS);
    return { toUser: null, name, email, language, expiresAt };
  }
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, to.userId), isNull(users.disabledAt)));
  if (!user || user.id === ctx.actor.id || !(await isMember(tx, submission.id, user.id)))
    throw refuse("notFound", { record: "account" });
  const { id: toUser, name, email, language } = user;
  return { toUser, name, email, language, expiresAt: null };
}
