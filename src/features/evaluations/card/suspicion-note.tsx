import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Suspicion } from "#domain/evaluations/suspicion.ts";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { denyConflict } from "../data.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

type SuspicionNoteProps = { submissionId: string; suspicion: Suspicion; onOut: () => void };

/** A suspected conflict of interest: the reader says that there is none, once for all, or declares it. */
export function SuspicionNote({ submissionId, suspicion, onOut }: SuspicionNoteProps) {
  const { LL } = useWords();
  const words = LL.evaluations.suspicion;
  const [isDeclaring, setIsDeclaring] = useState(false);
  const { mutate, isPending } = useMutation(denyConflict);

  function deny(): void {
    mutate(
      { submissionId },
      {
        onSuccess: () => showSuccess(words.denied()),
        onError: (error) => showError(say(LL, error)),
      },
    );
  }

  return (
    <section aria-label={words.title()} className="mb-5 border-l-3 border-ochre bg-wait px-4 py-3">
      <p className="font-semibold">{words.title()}</p>
      <p className="mt-0.5">{words.why[suspicion]()}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" pending={isPending} onClick={deny}>
          {words.none()}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setIsDeclaring(true)}>
          {LL.evaluations.card.conflict()}
        </Button>
      </div>
      {isDeclaring && (
        <ReasonDialog
          way="conflict"
          submissionId={submissionId}
          onClose={() => setIsDeclaring(false)}
          onOut={onOut}
        />
      )}
    </section>
  );
}
