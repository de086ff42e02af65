import { useEffect, useState, type ReactNode } from "react";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { loadWords, useWords } from "#src/lib/words/words.tsx";

/** A step that is fetched after the page, with the words only it needs. */
class Part<Step> {
  fetched: Step | undefined;
  #fetch: () => Promise<[Step, void]>;

  constructor(fetch: () => Promise<[Step, void]>) {
    this.#fetch = fetch;
  }

  /** Loads the step; rejects when its code cannot be fetched. */
  async load(): Promise<void> {
    [this.fetched] = await this.#fetch();
  }
}

export const FORM = new Part(() =>
  Promise.all([import("./eoi-form.tsx"), loadWords("validation", "answering")]),
);
export const RECEIPT = new Part(() =>
  Promise.all([import("./success-step.tsx"), loadWords("interestReceipt")]),
);

type LatePartProps<Step> = { part: Part<Step>; children: (step: Step) => ReactNode };

/** A late step as soon as it is there: at once, when it was fetched before. */
export function LatePart<Step>({ part, children }: LatePartProps<Step>) {
  const { LL } = useWords();
  const [state, setState] = useState<"waiting" | "fetched" | "failed">(part.fetched ? "fetched" : "waiting");
  useEffect(() => {
    if (state !== "waiting") return;
    part.load().then(
      () => setState("fetched"),
      () => setState("failed"),
    );
  }, [state, part]);

  /** Browsers do not ask for a failed part again, so the page starts again, with all this tab remembers. */
  async function retry(): Promise<void> {
    if (await isReachable()) window.location.reload();
    else setState("waiting");
  }

  if (part.fetched && state === "fetched") return children(part.fetched);
  if (state !== "failed") return <SpinnerArea />;
  const { notFetched, kept } = LL.eoi.errors;
  return <ErrorPanel title={notFetched()} message={kept()} onRetry={() => void retry()} className="mt-10" />;
}

/** Whether the portal answers at all: what then cannot be fetched will not come by waiting. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/api/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
