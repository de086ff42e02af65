import { desc, eq, isNotNull } from "drizzle-orm";
import { orders, reminderLooks, submissions } from "#db/schema/index.ts";
import type { TemplatedMail } from "#domain/mail/letters.ts";
import { REMINDER_KINDS, type ReminderKind } from "#domain/reminders/rules.ts";
import { eoiDays } from "#domain/settings/schema.ts";
import { dayAt } from "#domain/wall-time.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { sendsMail } from "../platform/env.ts";
import { readSettings } from "../event/read.ts";
import { previewMail } from "../mail/preview.ts";
import { question } from "../call/verb.ts";

/** `lookedAt`: ISO 8601, null before the first look; `wroteAt`: when something was written last, and how many of each. */
type ReminderState = {
  kind: ReminderKind;
  lookedAt: string | null;
  wroteAt: string | null;
  queued: number;
  drafted: number;
  /** The letter as it reads, of the newest order; null while there is no order yet. */
  example: { subject: string; text: string } | null;
};

export type Reminders = { hasServer: boolean; states: ReminderState[] };

/** What each rule did last, and what its letter says, in the reader's language. */
export const readReminders = question("reminders.overview", {
  may: ["settings.update"],
  async run(ctx): Promise<Reminders> {
    const looks = await ctx.db.read.select().from(reminderLooks);
    const examples = await readExamples(ctx);
    const states = REMINDER_KINDS.map((kind) => {
      const look = looks.find((one) => one.kind === kind);
      return {
        kind,
        lookedAt: look?.lookedAt.toISOString() ?? null,
        wroteAt: look?.wroteAt?.toISOString() ?? null,
        queued: look?.queued ?? 0,
        drafted: look?.drafted ?? 0,
        example: examples[kind],
      };
    });
    return { hasServer: sendsMail(ctx.portal.env), states };
  },
});

type Letter = {
  [Id in TemplatedMail["template"]]: Pick<Extract<TemplatedMail, { template: Id }>, "template" | "params">;
};

async function readExamples(ctx: SignedInCtx): Promise<Record<ReminderKind, ReminderState["example"]>> {
  const settings = await readSettings(ctx.db.read);
  const today = dayAt(ctx.now.toISOString(), settings.eventZone);
  const order = await readNewestOrder(ctx);
  const about = order && {
    company: order.company,
    reference: order.reference,
    url: "/partner",
    dueOn: today,
  };
  const duty = about && { ...about, reminder: "ahead" as const };
  const letters: Record<
    ReminderKind,
    Letter["dutyReminder" | "draftReminder" | "windowReminder"] | undefined
  > = {
    pay: duty && { template: "dutyReminder", params: { ...duty, duty: "pay", amount: order.total } },
    answerRequest: duty && { template: "dutyReminder", params: { ...duty, duty: "answerRequest" } },
    signContract: duty && { template: "dutyReminder", params: { ...duty, duty: "signContract" } },
    finishDraft: about && {
      template: "draftReminder",
      params: { company: about.company, url: about.url, savedOn: today },
    },
    windowCloses: {
      template: "windowReminder",
      params: { closesOn: eoiDays(settings).to, url: "/expression-of-interest" },
    },
  };
  const { email, name } = ctx.actor;
  const shown = await Promise.all(
    REMINDER_KINDS.map(async (kind) => {
      const letter = letters[kind];
      if (!letter) return [kind, null] as const;
      const { subject, text } = await previewMail(ctx, {
        ...letter,
        to: { email, name },
        locale: ctx.locale,
      });
      return [kind, { subject, text }] as const;
    }),
  );
  return Object.fromEntries(shown) as Record<ReminderKind, ReminderState["example"]>;
}

async function readNewestOrder({ db }: SignedInCtx) {
  const [row] = await db.read
    .select({ reference: orders.reference, total: orders.totalCents, company: submissions.institutionName })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(isNotNull(orders.reference))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row?.reference ? { ...row, reference: row.reference } : undefined;
}
