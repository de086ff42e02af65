import { EXPLAIN_ABOVE_M2, MIN_SPACE_M2 } from "#domain/submissions/options.ts";
import { formatLongSpan } from "#i18n/date-range.ts";
import { LineIcon } from "#src/components/line-icon.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

const JUDGED_BY = ["theme", "innovation", "sustainability", "feasibility", "publicInterest"] as const;

/** What a proposal needs, and what is then read in it: the same rules as the form's own (PUB-16, EOI-05). */
export function Criteria() {
  const { LL, locale } = useWords();
  const { zone, eoi } = useEvent();
  const words = LL.participation.criteria;
  const span = formatLongSpan(locale, eoi.days);
  const needed: Criterion[] = [
    { title: words.registration(), text: words.registrationText() },
    { title: words.climate(), text: words.climateText({ zone }) },
    { title: words.representative(), text: words.representativeText() },
    { title: words.area({ minimum: MIN_SPACE_M2 }), text: words.areaText({ limit: EXPLAIN_ABOVE_M2 }) },
    { title: words.deadline(), text: words.deadlineText(span) },
  ];
  const assessed = JUDGED_BY.map((one) => ({ title: words[one](), text: words[`${one}Text`]({ zone }) }));
  return (
    <section id="criteria" aria-labelledby="criteria-title" className="section bg-paper">
      <div className="page">
        <h2 id="criteria-title" className="display-2">
          {words.title()}
        </h2>
        <p className="mt-6 max-w-[46ch] text-lg leading-8">{words.lead()}</p>
        <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <CriterionList title={words.entry()} criteria={needed} isChecked />
          <CriterionList title={words.review()} criteria={assessed} />
        </div>
        <p className="mt-12 max-w-[60ch] text-quiet">{words.note()}</p>
      </div>
    </section>
  );
}

type Criterion = { title: string; text: string };
type CriterionListProps = { title: string; criteria: readonly Criterion[]; isChecked?: boolean };

function CriterionList({ title, criteria, isChecked = false }: CriterionListProps) {
  return (
    <div>
      <h3 className="display-4">{title}</h3>
      <ul className="mt-6 border-b border-line-2">
        {criteria.map((criterion) => (
          <li key={criterion.title} className="flex gap-4 border-t border-line-2 py-5">
            {isChecked ? (
              <LineIcon name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
            ) : (
              <span data-dot aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-[2px] bg-ochre" />
            )}
            <div>
              <h4 className="font-semibold">{criterion.title}</h4>
              <p className="mt-1 max-w-[54ch] text-quiet">{criterion.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
