import { Reference } from "#src/components/reference.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { PlotState } from "#domain/site/plot.ts";
import { reasonOf } from "#domain/refusal.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { MailSentence } from "#src/components/mail-sentence.tsx";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import { useSupportEmail } from "#src/lib/event/use-support-email.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ForestHead } from "../forest-head.tsx";
import { trackedQuery, withdraw, type Tracked } from "../data.ts";
import { LostLink } from "./lost-link.tsx";
import { Milestones } from "./milestones.tsx";
import { SentPart } from "./sent-part.tsx";

/** What the holder of a status link may know of the submission: nothing of the review, since links get forwarded. */
export function StatusPage({ token }: { token: string }) {
  const { LL } = useWords();
  const tracked = useQuery(trackedQuery(token));
  const email = useSupportEmail();
  if (tracked.isPending) return <SpinnerArea />;
  if (tracked.data) return <StatusSheet token={token} tracked={tracked.data} email={email} />;
  const code = reasonOf(tracked.error)?.code;
  const isEnded = code === "linkClosed";
  const isUnknown = isEnded || code === "notFound" || tracked.error.data?.code === "BAD_REQUEST";
  const words = LL.applicant.status;
  return (
    <div className="page section">
      <h1 tabIndex={-1} data-page-heading className="display-3 mb-6 max-w-[24ch]">
        {isEnded ? words.endedTitle() : isUnknown ? words.unknownTitle() : words.title()}
      </h1>
      {isUnknown ? (
        <>
          <p className="mb-12 max-w-[56ch] text-lg">
            <MailSentence text={isEnded ? words.ended({ email }) : words.unknown({ email })} email={email} />
          </p>
          <LostLink email={email} />
        </>
      ) : (
        <ErrorPanel message={say(LL, tracked.error)} onRetry={() => void tracked.refetch()} />
      )}
    </div>
  );
}

/** Marked out, in scaffolding, lit, dark again. */
const PLOTS = {
  PENDING: "outline",
  toCheck: "outline",
  REVIEWING: "scaffold",
  APPROVED: "light",
  SIGNED_CONTRACT: "light",
  REJECTED: "dark",
  withdrawn: "dark",
} as const satisfies Record<Tracked["status"] | "toCheck" | "withdrawn", PlotState>;

function StatusSheet({ token, tracked, email }: { token: string; tracked: Tracked; email: string }) {
  const { LL } = useWords();
  const words = LL.applicant.status;
  const event = useQuery(trpc.event.get.queryOptions()).data;
  const zone = event?.zone ?? LL.brand.zone();
  const key = tracked.isWithdrawn ? "withdrawn" : tracked.isCopyToCheck ? "toCheck" : tracked.status;
  return (
    <>
      <ForestHead plot={PLOTS[key]} className="pt-8 pb-12 lg:pt-14 lg:pb-16">
        <h1 tabIndex={-1} data-page-heading className="font-semibold text-annatto-light">
          {words.title()} <Reference value={tracked.reference} />
        </h1>
        <p className="display-2 mt-3 max-w-[20ch]" data-status={tracked.status}>
          {words.words[key]()}
        </p>
        <p className="mt-5 max-w-[56ch] text-lg text-mist">{words.meaning[key]({ zone })}</p>
        <p className="mt-3 wrap-anywhere text-mist">{words.of({ institution: tracked.institutionName })}</p>
      </ForestHead>
      <div className="page pb-14">
        <div className="grid gap-x-14 gap-y-8 py-14 print:py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <h2 className="display-4">{words.timeline()}</h2>
          <div>
            <Milestones tracked={tracked} event={event} />
            <NoMailLine className="mt-6" />
          </div>
        </div>
        <SentPart token={token} status={tracked.status} />
        <div data-no-print className="border-t border-line-2 pt-8">
          {tracked.canWithdraw && <Withdrawal token={token} reference={tracked.reference} />}
          <p className="max-w-[60ch] text-quiet">
            <MailSentence text={words.help({ email, reference: tracked.reference })} email={email} />
          </p>
        </div>
      </div>
    </>
  );
}

function Withdrawal({ token, reference }: { token: string; reference: string }) {
  const { LL } = useWords();
  const words = LL.applicant.status;
  const withdrawing = useMutation(withdraw);
  const [ask, dialog] = useConfirm();

  async function takeBack(): Promise<void> {
    const isSure = await ask({
      title: words.withdrawTitle(),
      description: words.withdrawText({ reference }),
      confirmLabel: words.withdraw(),
      cancelLabel: words.withdrawKeep(),
      tone: "danger",
    });
    if (!isSure) return;
    withdrawing.mutate(
      { token },
      {
        onSuccess: () => showSuccess(words.withdrawn()),
        onError: (error) => showError(say(LL, error)),
      },
    );
  }

  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-[40ch] text-quiet">{words.withdrawHint()}</p>
      <Button variant="secondary" pending={withdrawing.isPending} onClick={() => void takeBack()}>
        {words.withdraw()}
      </Button>
      {dialog}
    </div>
  );
}
