import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { countryName } from "#domain/countries.ts";
import type { SubmissionStatus } from "#domain/submissions/status.ts";
import { formatArea, formatDateTime } from "#i18n/formatters.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { PaperLink } from "#src/kit/record/paper-link.tsx";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";

type SubmissionHeadProps = { submission: Submission; above: ReactNode; onEdit: () => void };

/** Who applies, from where, for what: all that a decision begins with, and one word of status. */
export function SubmissionHead({ submission, above, onEdit }: SubmissionHeadProps) {
  const { LL, locale } = useWords();
  const words = LL.submissions.detail;
  const { answers, original } = submission;
  const meaning: Partial<Record<SubmissionStatus, () => string>> = LL.submissions.meaning;
  // Only where it says more than the word of the status (EOI-35, EOI-36).
  const more = meaning[submission.status]?.();
  const { institutionType, standType, focus } = LL.eoi.options;
  return (
    <header className="mb-6 border-b border-line-2 pb-5">
      <PageTitle
        size="desk"
        above={above}
        className="mb-2.5"
        note={<Reference value={submission.reference} />}
        actions={
          <Button variant="secondary" size="sm" onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4" />
            {words.edit()}
          </Button>
        }
      >
        {answers.institutionName}
      </PageTitle>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StatusBadge of="submission" status={submission.status} />
        {submission.isWithdrawn && <span className="font-semibold">{LL.submissions.withdrawn()}</span>}
        <span>
          {[
            countryName(answers.country, locale),
            institutionType[answers.institutionType](),
            standType[answers.standType](),
            // The unit stays with its figure.
            formatArea(locale, submission.spaceM2).replace(" ", "\u00A0"),
          ].join(" · ")}
        </span>
        <OthersHere at={`submission:${submission.id}`} />
        {original && (
          <Link to="/admin/submissions/$submissionId" params={{ submissionId: original.id }} className="link">
            {words.original({ reference: original.reference, institution: original.institutionName })}
          </Link>
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {answers.pavillionFocus.map((theme) => (
          <li key={theme} className="rounded-sm bg-paper-3 px-2 py-0.5 text-[0.8125rem] leading-5">
            {focus[theme]()}
          </li>
        ))}
      </ul>
      <p className="figures mt-3 text-[0.8125rem] text-quiet">
        {more && `${more}. `}
        {words.received({ date: formatDateTime(locale, submission.createdAt) })},{" "}
        {words.changed({ date: formatDateTime(locale, submission.updatedAt) })}
      </p>
      <div data-no-print className="mt-2">
        <PaperLink href={`/api/documents/submissions/${submission.id}/copy.pdf`} label={words.paper()} />
      </div>
    </header>
  );
}
