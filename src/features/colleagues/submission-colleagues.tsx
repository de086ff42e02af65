import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { moveChildren } from "#src/lib/page/move-children.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { colleaguesQuery, useIsFirstFailed } from "./data.ts";
import { InvitationRow } from "./invitation-row.tsx";
import { MemberRow } from "./member-row.tsx";
import { readAgain } from "#src/lib/call/change.ts";
import { trpc } from "#src/lib/call/trpc.ts";

/** A form nobody fills in at every visit. */
const InviteDialog = lazy(() =>
  import("./invite-dialog.tsx").then((module) => ({ default: module.InviteDialog })),
);

type SubmissionColleaguesProps = { submissionId: string; reference: string };

/** Who shares a submission: names, addresses, since when; who was invited; and the way to invite. */
export function SubmissionColleagues({ submissionId, reference }: SubmissionColleaguesProps) {
  const { LL } = useWords();
  const { data, error } = useQuery(colleaguesQuery(submissionId));
  const saysFailure = useIsFirstFailed(submissionId);
  const [isInviting, setIsInviting] = useState(false);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
        <div className="max-w-[60ch] min-w-0 wrap-anywhere">
          <h3 id={titleId} className="display-5">
            {LL.colleagues.title()}
          </h3>
          <p className="mt-1 text-[0.9375rem] text-quiet">
            {data && !data.canInvite ? LL.colleagues.notYet() : LL.colleagues.note()}
          </p>
        </div>
        {data?.canInvite && (
          <Button variant="secondary" className="sm:shrink-0" onClick={() => setIsInviting(true)}>
            <UserPlus aria-hidden="true" className="size-4.5" />
            {LL.colleagues.invite.action()}
          </Button>
        )}
      </div>
      {error && !data && saysFailure && (
        <ErrorPanel message={say(LL, error)} onRetry={() => void readAgain([trpc.colleagues.list])} />
      )}
      {!error && !data && <Skeleton shape="h-16 rounded-sm" />}
      {data && (
        <ul ref={moveChildren} className="border-t border-line">
          {data.members.map((member) => (
            <MemberRow key={member.id} member={member} submissionId={submissionId} />
          ))}
          {data.invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              submissionId={submissionId}
              canInvite={data.canInvite}
            />
          ))}
        </ul>
      )}
      {isInviting && (
        <Suspense fallback={null}>
          <InviteDialog
            submissionId={submissionId}
            reference={reference}
            onClose={() => setIsInviting(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
