import { useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Card } from "../data.ts";
import { ReasonDialog, type WayOut } from "./reason-dialog.tsx";

type WaysOutProps = { card: Card; onOut: () => void };

/** The ways to give no marks: abstain while none are given, or declare a conflict of interest. */
export function WaysOut({ card, onOut }: WaysOutProps) {
  const { LL } = useWords();
  const words = LL.evaluations.card;
  const [asked, setAsked] = useState<WayOut>();
  return (
    <>
      {!card.standing.hasGiven && (
        <Button variant="quiet" size="sm" onClick={() => setAsked("abstain")}>
          {words.abstain()}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => setAsked("conflict")}>
        {words.conflict()}
      </Button>
      {asked && (
        <ReasonDialog
          way={asked}
          submissionId={card.submission.id}
          onClose={() => setAsked(undefined)}
          onOut={onOut}
        />
      )}
    </>
  );
}
