import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { formatArea } from "#i18n/formatters.ts";
import { sayStand } from "#i18n/stand-name.ts";
import { Reference } from "#src/components/reference.tsx";
import { SUBMISSION_TONES } from "#src/components/status-badge.tsx";
import { Badge, type Tone } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { type OrderSteps, type OwnSubmission, stepsQuery } from "./data.ts";

type SubmissionProps = { submission: OwnSubmission };

/** What a submission's status means is the status: said once, in the words of its exhibitor. */
const TONES = { ...SUBMISSION_TONES, toSign: "wait", toCheck: "work" } satisfies Record<
  OrderSteps["meaning"],
  Tone
>;

/** The heading of a submission's part of the page. */
export function Organisation({ submission: { id, institutionName } }: SubmissionProps) {
  return (
    <h2 translate="no" id={`submission-${id}`} className="display-5 min-w-0 wrap-anywhere">
      {institutionName}
    </h2>
  );
}

/** Where the submission stands, in a sentence. */
export function SubmissionStanding({ submission }: SubmissionProps) {
  const { LL } = useWords();
  const { data } = useQuery(stepsQuery);
  const steps = data?.find(({ submissionId }) => submissionId === submission.id);
  const meaning = steps?.meaning ?? submission.status;
  return (
    <dl className="mt-2">
      <dt className="sr-only">{LL.partner.dashboard.status()}</dt>
      <dd>
        <Badge dot tone={TONES[meaning]}>
          {LL.partner.meaning[meaning]()}
        </Badge>
      </dd>
    </dl>
  );
}

/** What it is for, over its orders: the stand and the reference. */
export function SubmissionFacts({ submission: { stand, reference } }: SubmissionProps) {
  return (
    <p className="text-[0.9375rem] text-quiet">
      <span>
        <StandWords stand={stand} />
      </span>{" "}
      <span aria-hidden="true">·</span> <Reference value={reference} />
    </p>
  );
}

/** The way to a new order; closed until the submission is approved. */
export function NewOrder({ submission: { id, canOrder } }: SubmissionProps) {
  const { LL } = useWords();
  const label = (
    <>
      <Plus aria-hidden="true" className="size-4.5" />
      {LL.partner.dashboard.newOrder()}
    </>
  );
  if (canOrder) {
    return (
      <Button asChild variant="secondary">
        <Link to="/partner/customize/$submissionId" params={{ submissionId: id }}>
          {label}
        </Link>
      </Button>
    );
  }
  return (
    <div className="text-right">
      <Button variant="secondary" disabled aria-describedby={`closed-${id}`}>
        {label}
      </Button>
      <p id={`closed-${id}`} className="mt-2 max-w-70 text-sm text-quiet">
        {LL.partner.dashboard.orderingClosed()}
      </p>
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
