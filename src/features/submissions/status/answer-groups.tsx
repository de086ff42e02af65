import { countryName } from "#domain/countries.ts";
import { sayInterest } from "#i18n/interest-groups.ts";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** Answers in the groups of the form; those that were not given are named in one line. */
export function AnswerGroups({ answers }: { answers: Readonly<Record<string, unknown>> }) {
  const { LL, locale } = useWords();
  const groups = sayInterest({ LL, locale, nameCountry: countryName }, answers);
  const missing = groups.flatMap(({ rows }) =>
    rows.filter(({ text }) => text === "").map(({ label }) => label),
  );
  return (
    <div className="mt-8 grid gap-y-9 print:block print:pt-4 print:mt-0">
      {groups
        .map(({ title, rows }) => ({ title, rows: rows.filter(({ text }) => text !== "") }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <div
            key={title}
            className="grid gap-x-14 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:block print:pb-5"
          >
            <h3 className="display-5">{title}</h3>
            <DefinitionList
              className="wrap-anywhere"
              items={rows.map(({ field, label, text }) => ({ key: field, term: label, description: text }))}
            />
          </div>
        ))}
      {missing.length > 0 && (
        <p className="text-quiet">{LL.applicant.copy.notGiven({ names: missing.join(", ") })}</p>
      )}
    </div>
  );
}
