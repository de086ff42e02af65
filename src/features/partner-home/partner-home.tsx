import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { firstNameOf } from "#domain/accounts/first-name.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { say } from "#src/lib/words/say.ts";
import { useSession } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ownSubmissionsQuery, type OwnSubmission } from "./data.ts";
import { NextSteps } from "./next-steps.tsx";
import { SubmissionHead } from "./submission-head.tsx";

type PartnerHomeProps = {
  /** What other rooms know of a submission: its orders, its people. */
  children: (submission: OwnSubmission) => ReactNode;
};

/** The exhibitor's dashboard (ORD-22 to ORD-26): each submission with its stand, its status, its orders and its people. */
export function PartnerHome({ children }: PartnerHomeProps) {
  const { LL } = useWords();
  const { user } = useSession();
  const submissions = useQuery(ownSubmissionsQuery);
  const firstName = firstNameOf(user?.name ?? "");
  return (
    <>
      <PageTitle size="page">{LL.partner.dashboard.title({ name: firstName })}</PageTitle>
      {submissions.error && !submissions.data && (
        <ErrorPanel message={say(LL, submissions.error)} onRetry={() => void submissions.refetch()} />
      )}
      {submissions.isPending && <SpinnerArea />}
      {submissions.data?.length === 0 && (
        <EmptyState title={LL.partner.dashboard.empty()}>{LL.partner.dashboard.emptyText()}</EmptyState>
      )}
      <div className="grid gap-20">
        {submissions.data?.map((submission) => (
          <section key={submission.id} aria-labelledby={`submission-${submission.id}`}>
            <SubmissionHead submission={submission} />
            <NextSteps submissionId={submission.id} />
            {children(submission)}
          </section>
        ))}
      </div>
    </>
  );
}
