import { Reference } from "#src/components/reference.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { formatArea } from "#i18n/formatters.ts";
import { sayStand } from "#i18n/stand-name.ts";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { type OwnSubmission, stepsQuery } from "./data.ts";

/** One submission: what it is called, where it stands in words, its stand, and the way to a new order. */
export function SubmissionHead({ submission }: { submission: OwnSubmission }) {
  const { LL } = useWords();
  const { data } = useQuery(stepsQuery);
  const steps = data?.find(({ submissionId }) => submissionId === submission.id);
  const meaning = steps?.meaning ?? submission.status;
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 border-t-3 border-leaf pt-6 pb-8 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h2 id={`submission-${submission.id}`} className="display-4">
          {submission.institutionName}
        </h2>
        <dl className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-3">
          <div>
            <dt className="text-sm text-quiet">{LL.partner.dashboard.submission()}</dt>
            <dd className="mt-0.5 font-semibold">
              <Reference value={submission.reference} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-quiet">{LL.partner.dashboard.status()}</dt>
            <dd className="mt-0.5">
              <StatusBadge of="submission" status={submission.status} />
              <p className="mt-1 text-[0.9375rem]">{LL.partner.meaning[meaning]()}</p>
            </dd>
          </div>
          <div>
            <dt className="text-sm text-quiet">{LL.partner.dashboard.stand()}</dt>
            <dd className="mt-0.5 font-semibold">
              <StandWords stand={submission.stand} />
            </dd>
          </div>
        </dl>
      </div>
      <div className="lg:max-w-70 lg:text-right">
        {submission.canOrder ? (
          <Button asChild size="lg" variant="secondary">
            <Link to="/partner/customize/$submissionId" params={{ submissionId: submission.id }}>
              <Plus aria-hidden="true" className="size-5" />
              {LL.partner.dashboard.newOrder()}
            </Link>
          </Button>
        ) : (
          <>
            <Button size="lg" variant="secondary" disabled aria-describedby={`closed-${submission.id}`}>
              <Plus aria-hidden="true" className="size-5" />
              {LL.partner.dashboard.newOrder()}
            </Button>
            <p id={`closed-${submission.id}`} className="mt-2 text-sm text-quiet">
              {LL.partner.dashboard.orderingClosed()}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** What was ordered, or what was applied for as long as nothing is. */
function StandWords({ stand }: { stand: OwnSubmission["stand"] }) {
  const { LL, locale } = useWords();
  const { isOrdered, orderedStandType, packageId, spaceM2: sizeM2 } = stand;
  if (isOrdered) {
    return sayStand(LL.statuses.ordered, locale, { type: orderedStandType ?? "STAND", packageId, sizeM2 });
  }
  return `${LL.partner.stand[stand.standType]()}, ${formatArea(locale, sizeM2)}`;
}
