import { useState } from "react";
import { lostLinkInput } from "#domain/submissions/applicant.ts";
import { MailSentence } from "#src/components/mail-sentence.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { isWithoutMail, useWords } from "#src/lib/words/words.tsx";

/** The link is mailed again to who knows the reference and the address; the answer says nothing of either. */
export function LostLink({ email }: { email: string }) {
  const { LL } = useWords();
  const words = LL.applicant.lost;
  const [asked, setAsked] = useState<{ isMailed: boolean }>();
  const { form, record } = useRecordForm({
    schema: lostLinkInput,
    values: () => ({ reference: "", email: "" }),
    save: (lost) => trpcClient.submissions.sendStatusLink.mutate(lost),
    onSaved: setAsked,
  });
  return (
    <section aria-labelledby="lost-link" className="max-w-150 border-t border-line-2 pt-8">
      <h2 id="lost-link" className="display-4">
        {words.title()}
      </h2>
      {!isWithoutMail && <p className="mt-3 mb-6 text-quiet">{words.text()}</p>}
      {isWithoutMail || asked?.isMailed === false ? (
        <p className="mt-3 max-w-[60ch]">
          <MailSentence text={words.noMail({ email })} email={email} />
        </p>
      ) : asked ? (
        <p role="status" className="border-l-3 border-leaf bg-good px-4 py-3">
          {words.asked()}
        </p>
      ) : (
        <RecordForm record={record} className="grid gap-5 sm:grid-cols-2">
          <form.TextField name="reference" label={words.reference()} required />
          <form.TextField
            name="email"
            label={words.email()}
            inputMode="email"
            autoComplete="email"
            required
          />
          <SubmitButton record={record} pendingLabel={words.sending()} className="justify-self-start">
            {words.send()}
          </SubmitButton>
        </RecordForm>
      )}
    </section>
  );
}
