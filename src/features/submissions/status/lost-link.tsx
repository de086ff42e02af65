import { useState } from "react";
import { lostLinkInput } from "#domain/submissions/applicant.ts";
import { MailSentence } from "#src/components/mail-sentence.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { useSendsMail } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** The link is mailed again to the address it was sent to; the answer does not say whether it knows that address. */
export function LostLink({ email, isPage = false }: { email: string; isPage?: boolean }) {
  const { LL } = useWords();
  const words = LL.applicant.lost;
  const sendsMail = useSendsMail();
  const Title = isPage ? "h1" : "h2";
  const [asked, setAsked] = useState<{ isMailed: boolean }>();
  const { form, record } = useRecordForm({
    schema: lostLinkInput,
    values: () => ({ email: "" }),
    save: (lost) => trpcClient.submissions.sendStatusLink.mutate(lost),
    onSaved: setAsked,
  });
  return (
    <section
      aria-labelledby="lost-link"
      className={isPage ? "max-w-150" : "max-w-150 border-t border-line-2 pt-8"}
    >
      <Title
        id="lost-link"
        data-page-heading={isPage || undefined}
        tabIndex={-1}
        className={isPage ? "display-3" : "display-4"}
      >
        {words.title()}
      </Title>
      {sendsMail && <p className="mt-3 mb-6 text-quiet">{words.text()}</p>}
      {!sendsMail || asked?.isMailed === false ? (
        <p className="mt-3 max-w-[60ch]">
          <MailSentence text={words.noMail({ email })} email={email} />
        </p>
      ) : asked ? (
        <p role="status" className="border-l-3 border-leaf bg-good px-4 py-3">
          {words.asked()}
        </p>
      ) : (
        <RecordForm record={record} className="grid gap-5">
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
