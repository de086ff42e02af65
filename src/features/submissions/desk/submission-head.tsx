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
  // A sentence for statuses whose word alone says too little (EOI-35, EOI-36).
  const more = meaning[submission.status]?.();
  const { institutionType, standType, focus } = LL.eoi.options;
  return (
    <header className="mb-6 border-b border-line-2 pb-4">
      <PageTitle
        size="desk"
        above={above}
        className="mb-2"
        note={<Reference value={submission.reference} />}
        actions={
          <Button variant="secondary" size="sm" onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4" />
            {words.edit()}
          </Button>
        }
      >
        <span translate="no">{answers.institutionName}</span>
      </PageTitle>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <StatusBadge of="submission" status={submission.status} />
        {submission.isWithdrawn && <span className="font-semibold">{LL.submissions.withdrawn()}</span>}
        <span>
          {[
            countryName(answers.country, locale),
            institutionType[answers.institutionType](),
            standType[answers.standType](),
            // A no-break space keeps the unit with its figure.
            formatArea(locale, submission.spaceM2).replace(" ", "\u00A0"),
            ...answers.pavillionFocus.map((theme) => focus[theme]()),
          ].join(" · ")}
        </span>
        <span className="figures text-[0.8125rem] text-quiet">
          {more && `${more}. `}
          {words.received({ date: formatDateTime(locale, submission.createdAt) })}
          {submission.updatedAt !== submission.createdAt &&
            `, ${words.changed({ date: formatDateTime(locale, submission.updatedAt) })}`}
        </span>
        <OthersHere at={`submission:${submission.id}`} />
        {original && (
          <Link to="/admin/submissions/$submissionId" params={{ submissionId: original.id }} className="link">
            {words.original({ reference: original.reference, institution: original.institutionName })}
          </Link>
        )}
        <div data-no-print>
          <PaperLink href={`/api/documents/submissions/${submission.id}/copy.pdf`} label={words.paper()} />
        </div>
      </div>
    </header>
  );
}
