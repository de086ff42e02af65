import { useEffect, useRef, useState } from "react";
import { normaliseRecoveryCode } from "#domain/accounts/recovery-code.ts";
import type { Localised } from "#domain/locales.ts";
import type { Area } from "#src/session/session.ts";
import { RequestForm } from "./request-form.tsx";
import { ResetDone } from "./reset-done.tsx";
import { ResetForm } from "./reset-form.tsx";

type RecoveryProps = {
  area: Area;
  /** The code from `?code=`; the address drops it at once. */
  linkedCode: string | undefined;
  eventName: Localised | undefined;
};

type Stage = { mode: "request" } | { mode: "reset" } | { mode: "done"; message: string };

/** Two modes on one screen: asking for a code, and choosing a new password with it (REC-01, REC-02). */
export function Recovery({ area, linkedCode = "", eventName }: RecoveryProps) {
  const [code] = useState(() => normaliseRecoveryCode(linkedCode));
  const [stage, setStage] = useState<Stage>({ mode: code === "" ? "request" : "reset" });
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(stage.mode);

  useEffect(() => {
    if (shown.current === stage.mode) return;
    shown.current = stage.mode;
    screen.current?.querySelector<HTMLElement>("[data-page-heading]")?.focus();
  }, [stage.mode]);

  return (
    <div ref={screen}>
      {stage.mode === "request" && <RequestForm area={area} onHasCode={() => setStage({ mode: "reset" })} />}
      {stage.mode === "reset" && (
        <ResetForm
          code={code}
          eventName={eventName}
          onBack={() => setStage({ mode: "request" })}
          onDone={(message) => setStage({ mode: "done", message })}
        />
      )}
      {stage.mode === "done" && <ResetDone area={area} message={stage.message} />}
    </div>
  );
}
