import { formatDateTime } from "#i18n/formatters.ts";
import { ChangedAnswers } from "#src/components/changed-answers.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Evaluation } from "../data.ts";

type ChangedSinceProps = {
  changed: Evaluation["changedSince"];
  isOwn: boolean;
  /** Whether saving the marks again says that they hold for what is written now. */
  canSave?: boolean;
};

/** The fields of an application that changed after the evaluation; nothing without changes. */
export function ChangedSince({ changed, isOwn, canSave = false }: ChangedSinceProps) {
  const { LL, locale } = useWords();
  const words = LL.evaluations.changed;
  if (!changed) return null;
  return (
    <section className="border-l-3 border-ochre bg-wait px-4 py-3 text-sm text-wait-ink">
      <h3 className="font-semibold">{isOwn ? words.own() : words.other()}</h3>
      <p className="figures mb-1.5">
        {words.last({ who: changed.by || LL.history.system(), date: formatDateTime(locale, changed.at) })}
      </p>
      <ChangedAnswers changes={changed.changes} />
      {canSave && <p className="mt-1.5">{words.saveAgain()}</p>}
    </section>
  );
}
