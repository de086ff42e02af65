import { countryName } from "#domain/countries.ts";
import type { Corrected } from "#domain/submissions/corrections.ts";
import { type CorrectedGroup, sayCorrected } from "#i18n/interest-groups.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type Answers = Readonly<Record<string, unknown>>;
type Row = CorrectedGroup["rows"][number];

type AnswerGroupsProps = {
  answers: Answers;
  /** The answers after corrections. */
  now?: Answers;
  corrected?: Record<string, Corrected>;
};

const NOTHING = {};

/** Answers in the groups of the form, with what was corrected since; those that were not given are named in one line. */
export function AnswerGroups({ answers, now = answers, corrected = NOTHING }: AnswerGroupsProps) {
  const { LL, locale } = useWords();
  const said = { LL, locale, nameCountry: countryName };
  const groups = sayCorrected(said, { sent: answers, now, corrected });
  const missing = groups.flatMap(({ rows }) => rows.filter(isEmpty).map(({ label }) => label));
  return (
    <div className="mt-8 grid gap-y-9 print:block print:pt-4 print:mt-0">
      {groups
        .map(({ title, rows }) => ({ title, rows: rows.filter((row) => !isEmpty(row)) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <div
            key={title}
            className="grid gap-x-14 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:block print:pb-5"
          >
            <h3 className="display-5">{title}</h3>
            <DefinitionList
              className="wrap-anywhere"
              items={rows.map((row) => ({
                key: row.field,
                term: row.label,
                description: <Answer row={row} />,
              }))}
            />
          </div>
        ))}
      {missing.length > 0 && (
        <p className="text-quiet">{LL.applicant.copy.notGiven({ names: missing.join(", ") })}</p>
      )}
    </div>
  );
}

function isEmpty({ text, correction }: Row): boolean {
  return text === "" && correction === undefined;
}

function Answer({ row: { text, correction } }: { row: Row }) {
  const { LL } = useWords();
  if (!correction) return text;
  const words = LL.applicant.correct;
  return (
    <>
      {text || "–"}
      <span className="mt-1.5 block border-l-3 border-line-2 pl-3">
        <span className="block text-sm text-quiet">
          {words[correction.by]()} <DateTime value={correction.at} show="dateTime" />
        </span>
        {correction.text || "–"}
      </span>
    </>
  );
}
