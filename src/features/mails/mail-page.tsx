import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { MailVerb } from "#domain/mail/moves.ts";
import { troubleOf } from "#domain/mail/troubles.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { LetterText } from "#src/components/letter-text.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { formatDate } from "#i18n/formatters.ts";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Mail, mailQuery, moveMail } from "./data.ts";
import { MailFacts } from "./mail-facts.tsx";
import { MAIL_TONES } from "./mail-tones.ts";

const MailDialog = lazy(() => import("./mail-dialog.tsx").then((module) => ({ default: module.MailDialog })));

/** One message whole: what became of it, what it says or said, and what can be done with it. */
export function MailPage({ id }: { id: string }) {
  const { LL } = useWords();
  const query = useQuery(mailQuery(id));
  const back = <BackLink to="/admin/mails">{LL.mails.title()}</BackLink>;
  return (
    <RecordPage read={query} list={LL.mails.title()} back={back}>
      {(mail) => (
        <>
          <PageTitle
            size="desk"
            above={back}
            note={
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge dot tone={MAIL_TONES[mail.status]}>
                  {LL.mails.left[mail.status]()}
                </Badge>
                <span className="wrap-anywhere">{mail.toEmail}</span>
              </span>
            }
            actions={<MailActions mail={mail} />}
          >
            <span lang={mail.locale} className="wrap-anywhere">
              {mail.text?.subject || mail.subject}
            </span>
          </PageTitle>
          {didFail(mail) && <Failure said={mail.lastError} />}
          <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <MailBody mail={mail} />
            <MailFacts mail={mail} />
          </div>
        </>
      )}
    </RecordPage>
  );
}

/** What is to be mended, where that is known, and the words it is known by: the server's, or the connection's. */
function Failure({ said }: { said: string }) {
  const { LL } = useWords();
  const trouble = troubleOf(said);
  const isAnswer = trouble === undefined || trouble === "login";
  return (
    <div role="status" className="mb-6 grid max-w-[80ch] gap-1 wrap-anywhere">
      {trouble && <p className="error-text">{LL.deskObstacles.delivery.trouble[trouble]()}</p>}
      <p className={trouble ? "text-quiet" : "error-text"}>
        {isAnswer ? LL.mails.facts.said() : LL.mails.facts.technical()}: {said}
      </p>
    </div>
  );
}

function didFail({ status }: Mail): boolean {
  return status === "failed" || status === "dead";
}

function MailBody({ mail: { text, subject, locale, textDroppedAt } }: { mail: Mail }) {
  const { LL, locale: readers } = useWords();
  const words = LL.mails.body;
  if (!text) {
    return (
      <p className="text-quiet">
        {words.dropped({ date: textDroppedAt ? formatDate(readers, textDroppedAt) : "" })}
      </p>
    );
  }
  return (
    <LetterText
      title={words.frame({ subject })}
      html={text.html}
      text={text.text}
      locale={locale}
      words={{ html: words.html(), text: words.text() }}
    />
  );
}

function MailActions({ mail }: { mail: Mail }) {
  const { LL } = useWords();
  const words = LL.mails;
  const [ask, dialog] = useConfirm();
  const [isEditing, setIsEditing] = useState(false);
  const { mutate, isPending } = useMutation(moveMail);

  async function move(verb: MailVerb): Promise<void> {
    const { title, text } = words.discard;
    const question = { title: title(), description: text(), confirmLabel: words.verbs.discard() };
    if (verb === "discard" && !(await ask({ ...question, tone: "danger" }))) return;
    mutate(
      { verb, id: mail.id, version: mail.version },
      {
        onSuccess: () => showSuccess(words.done[verb]({ email: mail.toEmail })),
        onError: (error) => showError(say(LL, error)),
      },
    );
  }

  const [main, ...others] = mail.verbs;
  return (
    <>
      {dialog}
      <Suspense fallback={null}>
        {isEditing && <MailDialog mail={mail} onClose={() => setIsEditing(false)} />}
      </Suspense>
      {mail.canEdit && (
        <Button variant="secondary" size="sm" onClick={() => setIsEditing(true)}>
          {words.edit.open()}
        </Button>
      )}
      {others.map((verb) => (
        <Button key={verb} variant="secondary" size="sm" disabled={isPending} onClick={() => void move(verb)}>
          {words.verbs[verb]()}
        </Button>
      ))}
      {main && (
        <Button
          size="sm"
          variant={main === "send" || main === "retry" ? "primary" : "secondary"}
          pending={isPending}
          onClick={() => void move(main)}
        >
          {words.verbs[main]()}
        </Button>
      )}
    </>
  );
}
