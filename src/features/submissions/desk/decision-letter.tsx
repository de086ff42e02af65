import { DefinitionList } from "#src/components/definition-list.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Decision } from "../data.ts";

/** Whom it goes to, in which language, under which subject. */
export function DecisionHead({ decision, subject }: { decision: Decision; subject: string }) {
  const { LL } = useWords();
  const words = LL.submissions.decision;
  const { to, locale } = decision;
  return (
    <DefinitionList
      items={[
        {
          key: "to",
          term: words.to(),
          description: (
            <span className="break-words">
              {to.name} <span className="break-all text-quiet">{to.email}</span>
            </span>
          ),
        },
        { key: "language", term: words.language(), description: LL.eoi.options.language[locale]() },
        { key: "subject", term: words.subject(), description: <span lang={locale}>{subject}</span> },
      ]}
    />
  );
}

/** The letter as plain text, in the recipient's language. */
export function LetterText({ locale, text }: { locale: Decision["locale"]; text: string }) {
  return (
    <div
      lang={locale}
      className="mt-3 max-w-prose border-l-3 border-line-2 pl-5 break-words whitespace-pre-line"
    >
      {text.trim()}
    </div>
  );
}
