import { useQuery } from "@tanstack/react-query";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { useSettled } from "#src/lib/page/use-settled.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { letterPreviewQuery } from "../data.ts";
import { LetterText } from "./decision-letter.tsx";

type DraftedLetterProps = Parameters<typeof letterPreviewQuery>[0] & { note: string };

/** The whole letter that a decision drafts, in its reader's language, with the note as it is typed. */
export function DraftedLetter(asked: DraftedLetterProps) {
  const { LL } = useWords();
  const words = LL.submissions.ask.letter;
  const note = useSettled(asked.note);
  const { data: letter, error, refetch } = useQuery(letterPreviewQuery({ ...asked, note }));
  if (error && !letter) return <RetryLine text={say(LL, error)} onRetry={() => void refetch()} />;
  if (!letter) return <p className="min-h-24" aria-hidden="true" />;
  const { name, to: email, locale, subject, text } = letter;
  return (
    <section aria-label={words.title()} className="min-w-0">
      <h3 className="text-[0.9375rem] leading-5 font-medium">{words.title()}</h3>
      <p className="mt-1 text-sm text-quiet wrap-anywhere">
        {words.to({ name, email, language: LL.eoi.options.language[locale]() })}
      </p>
      <p lang={locale} className="mt-3 font-semibold wrap-anywhere">
        {subject}
      </p>
      <LetterText locale={locale} text={text} />
    </section>
  );
}
