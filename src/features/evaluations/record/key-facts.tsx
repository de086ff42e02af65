import { Link } from "@tanstack/react-router";
import { countryName } from "#domain/countries.ts";
import { formatArea, formatDateTime } from "#i18n/formatters.ts";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Evaluation } from "../data.ts";

/** What of an application its marks are about; the rest is one press away. */
export function KeyFacts({ submission }: Pick<Evaluation, "submission">) {
  const { LL, locale } = useWords();
  const words = LL.marking.page;
  const { institutionType, standType, focus } = LL.eoi.options;
  return (
    <>
      <DefinitionList
        layout="dense"
        items={[
          { term: words.status(), description: <StatusBadge of="submission" status={submission.status} /> },
          { term: words.country(), description: countryName(submission.country, locale) },
          { term: words.type(), description: institutionType[submission.institutionType]() },
          {
            term: words.theme(),
            description: submission.pavillionFocus.map((theme) => focus[theme]()).join(", "),
          },
          { term: words.area(), description: submission.mainArea },
          {
            term: words.stand(),
            description: `${standType[submission.standType]()}, ${formatArea(locale, submission.spaceM2)}`,
          },
          { term: words.received(), description: formatDateTime(locale, submission.createdAt) },
        ]}
      />
      <h3 className="mt-4 font-semibold">{words.description()}</h3>
      <p className="mt-1 break-words whitespace-pre-line">{submission.description}</p>
      {submission.sustainabilityPracticesDetails && (
        <>
          <h3 className="mt-4 font-semibold">{words.sustainability()}</h3>
          <p className="mt-1 break-words whitespace-pre-line">{submission.sustainabilityPracticesDetails}</p>
        </>
      )}
      <p className="mt-4">
        <Link to="/admin/submissions/$submissionId" params={{ submissionId: submission.id }} className="link">
          {words.open()}
        </Link>
      </p>
    </>
  );
}
