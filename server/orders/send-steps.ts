import ical from "ical-generator";
import { isPartner, needsFirstAccess } from "#domain/actor.ts";
import type { Duty } from "#domain/orders/moves/next-step.ts";
import { refuse } from "#domain/refusal.ts";
import { formatUsd } from "#i18n/formatters.ts";
import type { Ctx } from "../context.ts";
import { sendAttachment } from "../http/attachment.ts";
import { readSettings } from "../event/read.ts";
import { STEP_WORDS } from "./step-words.ts";
import { readSteps } from "../orders/steps.ts";

/** The exhibitor's steps that have a day, as a calendar file: one whole day each, under a name that stays the same. */
export async function sendSteps(ctx: Ctx): Promise<Response> {
  const { actor, locale } = ctx;
  if (actor.kind !== "user") throw refuse("signInRequired");
  if (needsFirstAccess(actor)) throw refuse("firstAccessRequired");
  if (!isPartner(actor)) throw refuse("forbidden");
  const { zone, name } = await readSettings(ctx.db.read);
  const address = ctx.portal.env.PUBLIC_URL;
  const calendar = ical({ name: `${zone}, ${name[locale]}`, prodId: { company: zone, product: "portal" } });
  for (const { duties, reference } of await readSteps({ ...ctx, actor })) {
    for (const duty of duties) {
      if (duty.dueOn === null) continue;
      const order = "orderId" in duty ? duty.orderId : reference;
      calendar.createEvent({
        id: `${duty.kind}-${order}@${new URL(address).hostname}`,
        start: new Date(`${duty.dueOn}T00:00:00Z`),
        timezone: "UTC",
        allDay: true,
        stamp: ctx.now,
        summary: sayDuty(duty, ctx),
        url: `${address}/partner`,
      });
    }
  }
  const file = locale === "pt" ? "prazos.ics" : "due-dates.ics";
  return sendAttachment(calendar.toString(), { type: "text/calendar; charset=utf-8", name: file });
}

function sayDuty(duty: Duty, { locale }: Ctx): string {
  const words = STEP_WORDS[locale][duty.kind];
  return words.title({
    reference: "reference" in duty ? (duty.reference ?? "") : "",
    amount: duty.kind === "pay" ? formatUsd(locale, duty.outstanding) : "",
    count: duty.kind === "answerRequest" ? duty.count : 0,
  });
}
