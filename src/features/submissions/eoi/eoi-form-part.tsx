import { useEffect, useState, type ReactNode } from "react";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import type * as FormPart from "./eoi-form.tsx";

let fetched: typeof FormPart | undefined;

/** The form, its receipt and the words only they need; fails when they cannot be fetched. */
export async function loadForm(): Promise<void> {
  [fetched] = await Promise.all([import("./eoi-form.tsx"), loadWords("validation", "answering")]);
}

/** The form or its receipt as soon as they are there: at once, when they were fetched before. */
export function EoiFormPart({ children }: { children: (part: typeof FormPart) => ReactNode }) {
  const { LL } = useWords();
  const [state, setState] = useState<"waiting" | "fetched" | "failed">(fetched ? "fetched" : "waiting");
  useEffect(() => {
    if (state !== "waiting") return;
    loadForm().then(
      () => setState("fetched"),
      () => setState("failed"),
    );
  }, [state]);

  /** Browsers do not ask for a failed part again, so the page starts again, with all this tab remembers. */
  async function retry(): Promise<void> {
    if (await isReachable()) window.location.reload();
    else setState("waiting");
  }

  if (fetched && state === "fetched") return children(fetched);
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
