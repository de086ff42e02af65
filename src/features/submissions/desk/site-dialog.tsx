import { fillFacts, SITE_FACTS, writtenFacts } from "#domain/submissions/site-facts.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { LanguageRow, LanguageTable } from "#src/kit/form/language-table.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { describeSite, submissionAt, type Submission } from "../data.ts";

/** The facts of one stand's place, in both languages; an empty fact is that of every stand. */
export function SiteDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.submissions.site;
  const { form, record } = useRecordForm({
    schema: writtenFacts,
    at: submissionAt(submission.id),
    record: submission,
    draft: `submission-site:${submission.id}`,
    values: ({ siteFacts }) => fillFacts(siteFacts),
    save: (facts, { id, version }) => sendChange(describeSite, { id, version, facts }),
    done: words.saved,
    onClose,
  });
  return (
    <FormDialog
      record={record}
      size="lg"
      title={words.title()}
      description={words.text()}
      submit={words.save()}
    >
      <LanguageTable>
        {SITE_FACTS.map((fact) => {
          const name = LL.briefing.fact[fact]();
          const [pt, en] = [LL.briefing.site.inPt({ fact: name }), LL.briefing.site.inEn({ fact: name })];
          return (
            <LanguageRow key={fact} name={name}>
              <form.LongField name={`${fact}.pt`} label={pt} rows={2} />
              <form.LongField name={`${fact}.en`} label={en} rows={2} />
            </LanguageRow>
          );
        })}
      </LanguageTable>
    </FormDialog>
  );
}
