import type { ReactNode } from "react";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { RetryLine } from "./retry-line.tsx";

type MailPreview = {
  /** False where nobody can be reached, so that none leaves. */
  isAddressed: boolean;
  to: string;
  name: string;
  alsoTo: readonly string[];
  locale: string;
  subject: string;
  text: string;
  /** False while there is no mail server: the message would wait. */
  isDelivered: boolean;
};

type LeavingMailOfProps = {
  /** The preview; null where no mail is sent. */
  query: { data: MailPreview | null | undefined; error: unknown; refetch: () => unknown };
  /** Shown before the mail, where there is a mail. */
  lead?: ReactNode;
};

/** The mail that is about to leave, also while its preview loads or has failed. Needs the namespace moving. */
export function LeavingMailOf({ query: { data: mail, error, refetch }, lead }: LeavingMailOfProps) {
  const { LL } = useWords();
  if (error && mail === undefined) return <RetryLine text={say(LL, error)} onRetry={() => refetch()} />;
  if (mail === undefined) return <p className="min-h-12" aria-hidden="true" />;
  return (
    mail && (
      <>
        {lead}
        <LeavingMail mail={mail} />
      </>
    )
  );
}

/**
 * The mail that leaves with what is about to be done: to whom, under which subject, and its very words. Needs the
 * namespace moving.
 */
function LeavingMail({ mail }: { mail: MailPreview }) {
  const { LL } = useWords();
  const words = LL.moving.letter;
  const { to: email, name, subject, isDelivered } = mail;
  if (!mail.isAddressed) return <p className="font-semibold text-wait-ink">{words.nobody()}</p>;
  return (
    <div className="min-w-0 text-[0.9375rem]">
      <p className="wrap-anywhere">{words[isDelivered ? "leaves" : "kept"]({ name, email, subject })}</p>
      {mail.alsoTo.length > 0 && (
        <p className="wrap-anywhere">{words.also({ names: mail.alsoTo.join(", ") })}</p>
      )}
      <details className="mt-1.5">
        <summary className="link w-fit cursor-pointer">{words.read()}</summary>
        <MailText mail={mail} />
      </details>
    </div>
  );
}

/** A mail's subject and text, in the recipient's language. */
export function MailText({
  mail: { locale, subject, text },
}: {
  mail: Pick<MailPreview, "locale" | "subject" | "text">;
}) {
  return (
    <div lang={locale} className="mt-2 min-w-0 border-l-3 border-line-2 pl-4 text-sm wrap-anywhere">
      <p className="font-semibold">{subject}</p>
      <p className="mt-2 whitespace-pre-line">{text.trim()}</p>
    </div>
  );
}
