import * as v from "valibot";
import { isStaff } from "#domain/actor.ts";
import { id } from "#domain/fields.ts";
import {
  hasTechnicalFiles,
  type HandedState,
  type HandedStep,
  stepsForColleague,
} from "#domain/handed-on/steps.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { readMembers } from "../members/membership.ts";
import { loadOrder } from "../orders/record/load.ts";
import { readDutiesOfOrder } from "../orders/reading/steps.ts";
import { question } from "../call/verb.ts";
import { handedUrlOf, type HandedRow, readHanded } from "./load.ts";

export type HandedList = {
  steps: {
    id: string;
    step: HandedStep;
    state: HandedState;
    giver: string;
    name: string;
    email: string;
    /** Whether the reader has the step in hand. */
    isMine: boolean;
    note: string;
    answer: string;
    /** The link's address, for those who may hand it out. */
    url: string | null;
    since: string;
    validUntil: string | null;
    seenAt: string | null;
    doneAt: string | null;
  }[];
  /** What the reader can hand on now, and to which colleagues. */
  duties: HandedStep[];
  canHandOut: boolean;
  colleagues: { id: string; name: string }[];
};

/** The steps of an order that others do, for its exhibitors and the team; only the exhibitors hand on. */
export const listHanded = question("handedOn.list", {
  may: ["orders.view", "own.view"],
  input: v.object({ orderId: id() }),
  sample: ({ order }) => ({ orderId: order }),
  async run(ctx, { orderId }): Promise<HandedList> {
    const { order } = await loadOrder(ctx.db.read, ctx, orderId);
    const rows = await readHanded(ctx.db.read, order, ctx.now);
    const duties = stepsForColleague(await readDutiesOfOrder(ctx, orderId));
    const isOwn = !isStaff(ctx.actor);
    const members = isOwn ? await readMembers(ctx.db.read, order.submissionId) : [];
    const others = members.filter(
      (member) => member.id !== ctx.actor.id && !member.firstLogin && !member.disabledAt,
    );
    const steps = rows.map(({ row, giver, colleague, state }) => {
      const isDone = row.toUser !== null && !duties.some((duty) => duty === row.step);
      return {
        ...show(ctx, row, isOwn && state === "open"),
        giver,
        name: colleague ?? row.name,
        state: state === "open" && isDone ? ("done" as const) : state,
      };
    });
    return {
      steps,
      duties: isOwn ? duties : [],
      canHandOut: isOwn && hasTechnicalFiles(order),
      colleagues: others.map(({ id: userId, name }) => ({ id: userId, name })),
    };
  },
});

function show({ actor, portal }: SignedInCtx, row: HandedRow, mayHandOut: boolean) {
  const { id: stepId, step, email, note, answer, toUser } = row;
  return {
    id: stepId,
    step,
    email,
    note,
    answer,
    isMine: toUser === actor.id,
    url: mayHandOut && toUser === null ? handedUrlOf(portal, stepId) : null,
    since: row.createdAt.toISOString(),
    validUntil: row.expiresAt?.toISOString() ?? null,
    seenAt: row.seenAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
  };
}
