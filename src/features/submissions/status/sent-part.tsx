import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { isUndecided } from "#domain/submissions/status.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import { sentQuery, type Sent, type Tracked } from "../data.ts";
import { SentCopy } from "./sent-copy.tsx";

const Correction = lazy(async () => {
  const [part] = await Promise.all([import("./correction.tsx"), loadWords("answering")]);
  return { default: part.Correction };
});

/** The copy of what was sent, or the form that corrects it. */
export function SentPart({ token, status }: { token: string; status: Tracked["status"] }) {
  const { LL } = useWords();
  const sent = useQuery(sentQuery(token));
  const [correcting, setCorrecting] = useState<Sent>();

  function close(): void {
    setCorrecting(undefined);
    requestAnimationFrame(() => document.getElementById("sent-copy")?.focus());
  }

  if (sent.isPending) return <SpinnerArea />;
  if (!sent.data) {
    return <ErrorPanel message={LL.applicant.copy.failed()} onRetry={() => void sent.refetch()} />;
  }
  if (!correcting) {
    return (
      <SentCopy
        token={token}
        sent={sent.data}
        isUndecided={isUndecided(status)}
        onCorrect={() => setCorrecting(sent.data)}
      />
    );
  }
  return (
    <Suspense fallback={<SpinnerArea />}>
      <Correction token={token} sent={correcting} onDone={close} />
    </Suspense>
  );
}
