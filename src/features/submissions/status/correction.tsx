import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { applicantCorrectionInput } from "#domain/submissions/applicant.ts";
import { CancelOrSave } from "#src/kit/form/cancel-or-save.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { recordAt } from "#src/kit/together/record-at.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { correctInterest, sentQuery, type Sent } from "../data.ts";
import { AnswerSections } from "../answers/answer-sections.tsx";
import { sayMissing } from "../answers/say-missing.ts";

type CorrectionProps = { token: string; sent: Sent; onDone: () => void };

/** The form once more over what was sent, while nobody has begun to review it. */
export function Correction({ token, sent, onDone }: CorrectionProps) {
  const { LL } = useWords();
  const words = LL.applicant.correct;
  const navigate = useNavigate();
  const zone = useQuery(trpc.event.get.queryOptions()).data?.zone ?? LL.brand.zone();
  const { form, record } = useRecordForm({
    schema: applicantCorrectionInput,
    at: recordAt({ query: sentQuery(token) }),
    record: sent,
    draft: `correction:${token.slice(0, 25)}`,
    draftOf: "visitor",
    values: ({ version, answers }) => ({ token, version, answers }),
    save: (corrected, { version }) => sendChange(correctInterest, { ...corrected, version }),
    // The address in the bar goes on with the new link: the link that opened the page has ended.
    onSaved: (answer) => {
      if (answer.token)
        void navigate({ to: "/status/$token", params: { token: answer.token }, replace: true });
    },
    explain: (error) => (reasonOf(error)?.code === "nothingChanged" ? words.unchanged() : say(LL, error)),
    done: ({ answer }) =>
      answer.token ? words.savedElsewhere() : answer.isMailed ? words.saved() : words.savedQuietly(),
    onClose: onDone,
  });
  useEffect(() => document.getElementById("correction")?.focus(), []);

  return (
    <section aria-labelledby="correction" className="border-t border-line-2 py-12">
      <h2 id="correction" tabIndex={-1} className="display-3 mb-2">
        {words.title()}
      </h2>
      <RecordForm
        sayMissing={sayMissing}
        record={record}
        className="*:first:border-t-0"
        bar={<CancelOrSave record={record} save={words.save()} />}
      >
        <AnswerSections form={form} fields="answers" zone={zone} languageTitle={LL.eoi.form.send()} />
      </RecordForm>
    </section>
  );
}
