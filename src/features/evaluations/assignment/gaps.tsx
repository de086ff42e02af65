import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import { BARS } from "#domain/evaluations/assignment.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Proposal } from "./data.ts";

type Gap = Proposal["gaps"][number];

/** What cannot be filled, and what keeps each reader away. */
export function Gaps({ proposal: { gaps, gapCount } }: { proposal: Proposal }) {
  const { LL } = useWords();
  const words = LL.assignment.proposal;
  return (
    <div className="mt-6">
      <h3 className="mb-2 font-semibold">{words.gaps({ count: gapCount })}</h3>
      <ul>
        {gaps.map((gap) => (
          <li key={gap.submission.id} className="border-t border-line py-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link
                to="/admin/submissions/$submissionId"
                params={{ submissionId: gap.submission.id }}
                className="link min-w-0 wrap-anywhere"
              >
                {gap.submission.institutionName}
              </Link>
              <Reference value={gap.submission.reference} className="text-sm text-quiet" />
            </p>
            <p className="text-sm text-quiet">{sayGap(LL, gap)}</p>
          </li>
        ))}
      </ul>
      {gapCount > gaps.length && (
        <p className="border-t border-line pt-2 text-sm text-quiet">
          {words.moreGaps({ count: gapCount - gaps.length })}
        </p>
      )}
    </div>
  );
}

function sayGap(LL: TranslationFunctions, { missing, because }: Gap): string {
  const words = LL.assignment;
  const reasons = BARS.flatMap((bar) => {
    const count = because[bar];
    return count ? [words.because[bar]({ count })] : [];
  });
  const why = reasons.length > 0 ? reasons.join(", ") : words.proposal.noMore();
  return `${words.proposal.missing({ count: missing })}: ${why}`;
}
