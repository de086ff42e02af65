import { desc } from "drizzle-orm";
import { submissions } from "#db/schema/index.ts";
import { decisionTextsInput } from "#domain/decisions/letter.ts";
import { PLANNED_DECISIONS, type PlannedDecision } from "#domain/decisions/plan.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import type { DecisionTemplate } from "#domain/mail/decision-letters.ts";
import { type MailPreview, previewMail } from "../mail/preview.ts";
import { addressDecision } from "../submissions/decision-mail.ts";
import { longQuestion } from "../call/verb.ts";

const TEMPLATES = {
  APPROVED: "decisionApproved",
  REJECTED: "decisionRejected",
} as const satisfies Record<PlannedDecision, DecisionTemplate>;

type Preview = { decision: PlannedDecision; letter: MailPreview };

/** The whole letters with these texts, each in both languages, as the newest applicant would read them. */
export const previewTexts = longQuestion("decisions.previewTexts", {
  may: ["decisions.plan"],
  input: decisionTextsInput,
  sample: { APPROVED: { pt: "Até Belém", en: "See you in Belém" }, REJECTED: { pt: "", en: "" } },
  async run(ctx, texts): Promise<Preview[]> {
    const [newest] = await ctx.db.read
      .select()
      .from(submissions)
      .orderBy(desc(submissions.createdAt))
      .limit(1);
    if (!newest) return [];
    const letter = (decision: PlannedDecision, locale: Locale) => {
      const {
        toEmail: email,
        toName: name,
        params,
      } = addressDecision(newest, {
        note: "",
        text: texts[decision],
      });
      return previewMail(ctx, { template: TEMPLATES[decision], to: { email, name }, locale, params });
    };
    const asked = PLANNED_DECISIONS.flatMap((decision) =>
      LOCALES.map(async (locale) => ({ decision, letter: await letter(decision, locale) })),
    );
    return Promise.all(asked);
  },
});
