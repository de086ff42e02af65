import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { firstNameOf } from "#domain/accounts/first-name.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { say } from "#src/lib/words/say.ts";
import { useSession } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ownSubmissionsQuery, type OwnSubmission } from "./data.ts";
import { HeadPlaces, HomePlaces } from "./home-places.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Organisation, SubmissionStanding } from "./submission-head.tsx";

type PartnerHomeProps = {
  /** What other rooms know of a submission: its orders, its people. */
  children: (submission: OwnSubmission) => ReactNode;
};

/**
 * The exhibitor's dashboard (ORD-22 to ORD-26), in the order of need: name and standing in two lines, the
 * next step, then orders and people, submission by submission.
 */
export function PartnerHome({ children }: PartnerHomeProps) {
  const { LL } = useWords();
  const { user } = useSession();
  const submissions = useQuery(ownSubmissionsQuery);
  const firstName = firstNameOf(user?.name ?? "");
  const only = submissions.data?.length === 1 ? submissions.data[0] : undefined;
  return (
    <>
      <div className="mb-5 md:mb-7">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
          <h1 tabIndex={-1} data-page-heading className="display-4">
            {LL.partner.dashboard.title({ name: firstName })}
          </h1>
          {only && <Organisation submission={only} />}
        </div>
        {only && <SubmissionStanding submission={only} />}
        {submissions.isPending && <HeadPlaces />}
      </div>
      {submissions.error && !submissions.data && (
        <ErrorPanel message={say(LL, submissions.error)} onRetry={() => void submissions.refetch()} />
      )}
      {submissions.isPending && <HomePlaces />}
      {submissions.data?.length === 0 && (
        <EmptyState title={LL.partner.dashboard.empty()}>{LL.partner.dashboard.emptyText()}</EmptyState>
      )}
      <div className="grid grid-cols-1 gap-16">
        {submissions.data?.map((submission) => (
          <section key={submission.id} aria-labelledby={`submission-${submission.id}`}>
            {!only && (
              <div className="mb-5 border-t border-line-2 pt-5">
                <Organisation submission={submission} />
                <SubmissionStanding submission={submission} />
              </div>
            )}
            <NextSteps submissionId={submission.id} />
            {children(submission)}
          </section>
        ))}
      </div>
    </>
  );
}
