import { useEvent, useSendsMail } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { MailSentence } from "./mail-sentence.tsx";

type NoMailLineProps = {
  /** Replaces the sentence for visitors and exhibitors. */
  said?: string | undefined;
  className?: string;
};

/**
 * Beside a sentence that promises a message: in a portal without a mail server, that none leaves and whom to ask;
 * otherwise nothing. The team reads MailsKeptLine.
 */
export function NoMailLine(props: NoMailLineProps) {
  return useSendsMail() ? null : <Line {...props} />;
}

function Line({ said, className = "" }: NoMailLineProps) {
  const { LL, locale } = useWords();
  const { support } = useEvent();
  const email = locale === "pt" ? support.pt : support.other;
  return (
    <p role="note" className={`max-w-[60ch] border-l-3 border-ochre pl-3 ${className}`}>
      <MailSentence text={said ?? LL.noMail.ask({ email })} email={email} />
    </p>
  );
}
