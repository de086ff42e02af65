import { useEffect, useState, type ComponentProps } from "react";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import type { EoiForm } from "./eoi-form.tsx";

let fetched: typeof EoiForm | undefined;

/** The form with the words only it needs; fails when they cannot be fetched. */
export async function loadForm(): Promise<void> {
  const [part] = await Promise.all([import("./eoi-form.tsx"), loadWords("validation")]);
  fetched = part.EoiForm;
}

/** The form as soon as it is there: at once, when it was fetched before. */
export function EoiFormPart(props: ComponentProps<typeof EoiForm>) {
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

  const Form = fetched;
  if (Form && state === "fetched") return <Form {...props} />;
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
