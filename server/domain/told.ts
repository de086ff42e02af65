import * as v from "valibot";
import { ownAccountInput } from "./accounts/own.ts";
import { typeInput } from "./campaigns/schema.ts";
import { itemInput } from "./catalogue/schema.ts";
import { decisionTextsInput } from "./decisions/letter.ts";
import { PLANNED_DECISIONS } from "./decisions/plan.ts";
import { evaluationInput } from "./evaluations/schema.ts";
import { briefing } from "./orders/draft/briefing.ts";
import { extraServices } from "./orders/lines/extra-services.ts";
import { SETTLEMENTS } from "./orders/moves/balance.ts";
import { PACKAGE_IDS } from "./package-id.ts";
import type { HistoryRecord } from "./records.ts";
import { settingsRecord } from "./settings/schema.ts";
import { staffUpdateInput } from "./staff/schema.ts";
import { describeSiteInput } from "./submissions/site-facts.ts";

const [text, amount, parts] = [v.string(), v.number(), v.unknown()];

/**
 * What the history may tell of a change, by kind of record and field: the answers of a submission apart, which have
 * words of their own everywhere. The word of a field, and those of what is chosen in it, are missed by the compiler
 * (`src/features/history/told-words.ts`).
 */
export const TOLD = {
  submission: { siteFacts: describeSiteInput.entries.facts },
  order: {
    package: v.picklist(PACKAGE_IDS),
    space: amount,
    structure: amount,
    extra: amount,
    total: amount,
    notes: text,
    description: text,
    briefing,
    extraServices,
    lines: parts,
    attachments: parts,
    paymentConfirmation: text,
    file: text,
    request: text,
    letter: v.literal("withheld"),
    settled: amount,
    settledAs: v.picklist(SETTLEMENTS),
    credit: amount,
    accepted: amount,
  },
  request: {},
  contract: { version: amount, signedFile: text },
  catalogueItem: { ...itemInput.entries, original: text, title: text, file: text },
  account: { ...told(staffUpdateInput.entries), ...told(ownAccountInput.entries), disabledAt: text },
  invitation: {},
  settings: settingsRecord.entries,
  evaluation: told(evaluationInput.entries),
  note: { text },
  assignment: { marksEach: amount, given: amount },
  plannedDecision: { ...decisionTextsInput.entries, decision: v.picklist(PLANNED_DECISIONS), note: text },
  likeness: {},
  campaign: { recipients: amount, leftOut: amount, plannedFor: text, title: text },
  letterType: { ...typeInput.entries, title: text },
} satisfies Record<HistoryRecord, v.ObjectEntries>;

type Outputs<Entries extends v.ObjectEntries> = { [Field in keyof Entries]: v.InferOutput<Entries[Field]> };
export type Told = { [Kind in HistoryRecord]: Outputs<(typeof TOLD)[Kind]> };

/** The fields by which a call finds the record did not change in it. */
function told<Entries extends v.ObjectEntries>(
  entries: Entries,
): Omit<Entries, "id" | "version" | "submissionId"> {
  const { id: _, version: __, submissionId: ___, ...rest } = entries;
  return rest;
}
