import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatDateTime } from "#i18n/formatters.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { BackupSection } from "./backup-section.tsx";
import { type Status, statusQuery } from "./data.ts";
import { Figures } from "./figures.tsx";
import { JobsSection } from "./jobs-section.tsx";
import { ReleaseSection } from "./release-section.tsx";
import { SlowestSection } from "./slowest-section.tsx";
import { useAskedAgain } from "./use-asked-again.ts";
import { Verdict } from "./verdict.tsx";

/** How the portal itself is: what somebody should look at first, then the figures, what it does and what runs. */
export function PortalStatus() {
  const { LL } = useWords();
  const { data, error, refetch } = useQuery(statusQuery);
  useAskedAgain(!!data?.backup.underWay);
  return (
    <>
      <PageTitle size="desk" note={LL.portalStatus.note()} className="mb-6">
        {LL.portalStatus.title()}
      </PageTitle>
      {data ? (
        <Whole
          status={data}
          silence={error && <Silence at={data.at} error={error} retry={() => void refetch()} />}
        />
      ) : error ? (
        <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />
      ) : (
        <Places />
      )}
    </>
  );
}

/** The notice while the portal does not answer: the page must not claim that all is well. */
function Silence({ at, error, retry }: { at: string; error: unknown; retry: () => void }) {
  const { LL, locale } = useWords();
  const title = LL.portalStatus.silent({ at: formatDateTime(locale, at) });
  return <ErrorPanel title={title} message={say(LL, error)} onRetry={retry} />;
}

function Whole({ status, silence }: { status: Status; silence: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-11">
      {silence || <Verdict status={status} />}
      <Figures status={status} />
      <SlowestSection slowest={status.slowest} />
      <JobsSection status={status} />
      <div className="grid grid-cols-1 gap-x-14 gap-y-11 xl:grid-cols-2">
        <BackupSection status={status} />
        <ReleaseSection status={status} />
      </div>
    </div>
  );
}

function Places() {
  const { LL } = useWords();
  return (
    <div aria-busy="true" className="grid gap-11">
      <span role="status" className="sr-only">
        {LL.portalStatus.loading()}
      </span>
      <Skeleton shape="h-6 rounded-sm" className="w-72" />
      <div className="grid grid-cols-2 gap-6 xl:grid-cols-4">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="h-28 rounded-sm" />
        ))}
      </div>
      <Skeleton shape="h-72 rounded-lg" />
    </div>
  );
}
