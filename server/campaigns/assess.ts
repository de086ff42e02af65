import { whyLeftOut } from "#domain/campaigns/assess.ts";
import type { LetterKind } from "#domain/campaigns/kinds.ts";
import { recipientList } from "#domain/campaigns/recipient-list.ts";
import { placeholdersIn } from "#domain/campaigns/placeholders.ts";
import type { LetterTexts } from "#domain/campaigns/schema.ts";
import type { BulkSelection } from "#domain/bulk/selection.ts";
import { type Reason, refuse } from "#domain/refusal.ts";
import * as v from "valibot";
import type { SignedInCtx } from "../portal/context.ts";
import { readMoment } from "../event/moment.ts";
import { readSettings } from "../event/read.ts";
import { nextTurn } from "../platform/turns.ts";
import { type Addressee, readAddressees } from "./candidates.ts";
import { everyRecipient } from "./recipients.ts";
import { type Values, valuesOf } from "./values.ts";

const AT_ONCE = 250;

export type LetterToSend = LetterTexts & {
  kind: LetterKind;
  eachSubmission: boolean;
  sparesRecent: boolean;
  audience: BulkSelection;
};

/** One of those whom the letter is for; left out when there is a reason. */
export type Assessed = { to: Addressee; values: Values; reason: Reason | undefined };

/** Everybody whom a letter is for, in the order of the list, each with the reason if it is left out. Yields in between. */
export async function assessAudience(ctx: SignedInCtx, letter: LetterToSend): Promise<Assessed[]> {
  const ids = await meet(ctx, letter.audience);
  const around = { now: ctx.now, optOutKey: ctx.portal.optOutKey, settings: await readSettings(ctx.db.read) };
  const used = usedIn(letter);
  const taken = new Set<string>();
  const assessed: Assessed[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = { kind: letter.kind, ids: ids.slice(from, from + AT_ONCE) };
    for (const to of await readAddressees(ctx.db.read, some, around)) {
      const values = valuesOf(to, ctx.portal.env.PUBLIC_URL);
      assessed.push({ to, values, reason: whyLeftOut({ ...letter, used }, to, values, taken) });
    }
    await nextTurn();
  }
  return assessed;
}

function usedIn(letter: LetterTexts) {
  const { subject_pt, subject_en, message_pt, message_en, details_pt, details_en } = letter;
  return placeholdersIn([subject_pt, subject_en, message_pt, message_en, details_pt, details_en].join("\n"));
}

/** The ids of the matching recipients. */
export async function meet(ctx: SignedInCtx, audience: BulkSelection): Promise<string[]> {
  const every = everyRecipient(ctx);
  const at = await readMoment(ctx);
  const asked = audience.kind === "ids" ? {} : audience.question;
  // The list's own schema validates the query.
  const question = v.safeParse(recipientList.input, asked);
  if (!question.success) throw refuse("nothingChanged");
  const chosen = audience.kind === "ids" ? { ids: audience.ids } : { except: audience.except };
  const met = await every.meet(ctx.db.read, { question: question.output, ...chosen }, at);
  return met.map(({ id }) => id);
}
