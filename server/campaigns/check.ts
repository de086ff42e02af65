import * as v from "valibot";
import { canBePlanned } from "#domain/campaigns/planned-time.ts";
import { letterReady } from "#domain/campaigns/schema.ts";
import { id } from "#domain/fields.ts";
import { type Reason, refuse } from "#domain/refusal.ts";
import { readSettings } from "../event/read.ts";
import { question } from "../call/verb.ts";
import { type Assessed, assessAudience, type LetterToSend } from "./assess.ts";
import { type CampaignRow, loadCampaign } from "./load.ts";
import { textsOf } from "./texts.ts";

/** Most recipients named under each reason. */
const NAMED = 20;

/** A letter as it may leave; refused while something of it is missing. */
export function readyLetter(campaign: CampaignRow): LetterToSend {
  const { type: kind, eachSubmission, sparesRecent, filter: audience } = campaign;
  const texts = textsOf(campaign);
  if (!v.is(letterReady, { kind, ...texts })) throw refuse("letterIncomplete");
  if (!audience) throw refuse("noRecipients");
  return { ...texts, kind, eachSubmission, sparesRecent, audience };
}

/**
 * Before the press: how many letters would leave, who is left out and why, and who had an e-mail in the last 24 hours.
 */
export const checkCampaign = question("campaigns.check", {
  may: ["mails.manage"],
  input: v.strictObject({ id: id() }),
  sample: ({ campaign }) => ({ id: campaign }),
  async run(ctx, input) {
    const campaign = await loadCampaign(ctx.db.read, input.id);
    const assessed = await assessAudience(ctx, readyLetter(campaign));
    const canPlan = canBePlanned(ctx.now, await readSettings(ctx.db.read));
    return { version: campaign.version, canPlan, ...summarise(assessed) };
  },
});

export function countGoing(assessed: readonly Assessed[]) {
  const leftOut = assessed.filter(({ reason }) => reason !== undefined).length;
  return { goes: assessed.length - leftOut, leftOut };
}

function summarise(assessed: readonly Assessed[]) {
  const reasons = new Map<string, Reason>();
  const groups = new Map<string, Assessed[]>();
  for (const one of assessed) {
    if (!one.reason) continue;
    const key = JSON.stringify(one.reason);
    reasons.set(key, one.reason);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const recent = assessed.filter(({ to, reason }) => reason === undefined && to.isRecent);
  return {
    ...countGoing(assessed),
    reasons: [...reasons].map(([key, reason]) => ({ reason, ...named(groups.get(key) ?? []) })),
    recent: named(recent),
  };
}

function named(some: readonly Assessed[]) {
  return {
    count: some.length,
    names: some.slice(0, NAMED).map(({ to: { id: of, company, email } }) => ({ id: of, company, email })),
  };
}
