import { useWords } from "#src/lib/words/words.tsx";
import { sayAnswer, sayField } from "#src/lib/words/answer-words.ts";

export type AnswerChanges = Readonly<Record<string, { old?: unknown; new?: unknown }>>;

/** Old and new answers of a submission, one line a field. Needs the namespaces eoi, history and submissions. */
export function ChangedAnswers({ changes }: { changes: AnswerChanges }) {
  const { LL, locale } = useWords();
  const words = { LL, locale };
  function quote(key: string, value: unknown): string {
    const text = sayAnswer(words, key, value);
    return text ? `“${text}”` : LL.submissions.edit.empty();
  }

  return (
    <ul>
      {Object.entries(changes).map(([key, change]) => (
        <li key={key} className="break-words">
          {LL.history.change({
            field: sayField(words, key),
            old: quote(key, change.old),
            new: quote(key, change.new),
          })}
        </li>
      ))}
    </ul>
  );
}
