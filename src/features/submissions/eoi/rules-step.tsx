import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { INSTITUTION_TYPES } from "#domain/submissions/options.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { useWords } from "#src/lib/words/words.tsx";

const CRITERIA = ["theme", "innovation", "sustainability", "feasibility", "publicInterest"] as const;
const STAGES = ["submission", "screening", "review", "selection", "confirmation"] as const;

/** EOI-05: who can participate, the criteria and the approval process. */
export function RulesStep({ event, onNext }: { event: PublicEvent; onNext: () => void }) {
  const { LL } = useWords();
  const { rules } = LL.eoi;
  const { zone } = event;
  return (
    <>
      <RulesPart title={rules.whoTitle()}>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {INSTITUTION_TYPES.map((type) => (
            <li
              key={type}
              className="border-t border-line py-3 first:border-t-0 first:pt-0 sm:nth-2:border-t-0 sm:nth-2:pt-0"
            >
              {rules.who[type]()}
            </li>
          ))}
        </ul>
      </RulesPart>
      <RulesPart title={rules.criteriaTitle()}>
        <ul>
          {CRITERIA.map((criterion) => {
            const [name, ...rest] = rules.criteria[criterion]({ zone }).split(": ");
            return (
              <li key={criterion} className="border-t border-line py-3 first:border-t-0 first:pt-0">
                <strong className="font-semibold">{name}:</strong> {rest.join(": ")}
              </li>
            );
          })}
        </ul>
        <p className="mt-2 text-quiet">{rules.sizeNote()}</p>
      </RulesPart>
      <RulesPart title={rules.processTitle()}>
        <ol>
          {STAGES.map((stage, at) => (
            <li
              key={stage}
              className="grid grid-cols-[2rem_1fr] gap-x-3 border-t border-line py-4 first:border-t-0 first:pt-0 sm:grid-cols-[2rem_minmax(0,14rem)_1fr] sm:gap-x-6"
            >
              <span aria-hidden="true" className="figures font-semibold text-annatto-ink">
                {at + 1}
              </span>
              <span className="display-5 leading-6">{rules.process[stage]()}</span>
              <span className="text-quiet max-sm:col-start-2">{rules.process[`${stage}Text`]()}</span>
            </li>
          ))}
        </ol>
        <NoMailLine className="mt-4" />
      </RulesPart>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t border-line-2 pt-8">
        <Link to="/status" className="link">
          {LL.eoi.toStatus()}
        </Link>
        <button type="button" onClick={onNext} className={buttonLink()}>
          {rules.next()}
        </button>
      </div>
    </>
  );
}

/** A part between long rules, its title on the left. */
export function RulesPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-14 gap-y-5 border-t border-line-2 py-10 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:py-14">
      <h2 className="display-4 max-w-[14ch]">{title}</h2>
      <div className="max-w-[75ch]">{children}</div>
    </section>
  );
}
