import { useState } from "react";
import { type Clause, clausesOf, fillClauses } from "#domain/contracts/clauses.ts";
import { CONTRACT_SUBJECTS, type ContractSubject } from "#domain/contracts/subject.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { ClauseList } from "#src/components/clause-list.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { sampleFacts } from "./clause-sample.ts";
import { saySubject } from "./say-subject.ts";

type ClausesPreviewProps = { items: readonly Clause[]; settings: Settings };

/** The clauses as the contract of a kind of order prints them, with the facts of the settings and of a sample order. */
export function ClausesPreview({ items, settings }: ClausesPreviewProps) {
  const { LL, locale } = useWords();
  const words = LL.settings.clauses;
  const [shown, setShown] = useState<Locale>(locale);
  const [subject, setSubject] = useState<ContractSubject>("stand");
  const said = fillClauses(clausesOf(subject, items), shown, sampleFacts(words, settings, shown));
  return (
    <section
      aria-label={words.preview()}
      className="min-w-0 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:self-start xl:overflow-y-auto"
    >
      <h2 className="display-5">{words.preview()}</h2>
      <p className="mt-1 text-sm leading-5 text-quiet">{words.previewHint()}</p>
      <div className="mt-2 flex flex-wrap justify-between gap-x-8 gap-y-2">
        <Choice
          label={words.previewOf()}
          options={CONTRACT_SUBJECTS}
          chosen={subject}
          say={(one) => saySubject(LL, one)}
          onChoose={setSubject}
        />
        <Choice
          label={words.previewIn()}
          options={LOCALES}
          chosen={shown}
          say={(one) => LL.orderPapers.contracts.language[one]()}
          onChoose={setShown}
        />
      </div>
      {said.length === 0 && <p className="mt-4 text-quiet">{words.none()}</p>}
      <ClauseList items={said} lang={shown} />
    </section>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly Value[];
  chosen: Value;
  say: (value: Value) => string;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, options, chosen, say, onChoose }: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {options.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === chosen}
          className={one === chosen ? "font-semibold" : "link"}
          onClick={() => onChoose(one)}
        >
          {say(one)}
        </button>
      ))}
    </div>
  );
}
