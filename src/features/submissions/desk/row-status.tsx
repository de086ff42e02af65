import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FORCE } from "#domain/move-form.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { ChooseMove } from "#src/kit/record/choose-move.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { submissionQuery, type Submission } from "../data.ts";
import { StatusDialog } from "./status-dialog.tsx";
import type { AskedMove } from "./submission-moving.ts";

type RowStatusProps = {
  id: string;
  /** The move's figure, where its key was pressed at the row itself. */
  figure: number | undefined;
  onClose: () => void;
};

/** The status of the row in hand, changed without leaving the list. */
export function RowStatus({ id, figure, onClose }: RowStatusProps) {
  const { LL } = useWords();
  const { data: submission, error, refetch } = useQuery(submissionQuery(id));
  const [asked, setAsked] = useState<AskedMove>();
  if (submission && asked) return <StatusDialog submission={submission} asked={asked} onClose={onClose} />;
  return (
    <ChooseMove
      title={LL.moving.keys.status()}
      description={
        submission &&
        `${submission.reference}, ${submission.answers.institutionName}: ${LL.statuses.submission[submission.status]()}`
      }
      moves={submission && movesOf(LL, submission)}
      figure={figure}
      failed={error ? say(LL, error) : undefined}
      onRetry={() => void refetch()}
      onChoose={setAsked}
      onClose={onClose}
    />
  );
}

type Offered = { id: AskedMove; name: string; leads?: string };

function movesOf(LL: TranslationFunctions, { moves, canForce }: Submission): Offered[] {
  const words = LL.submissions.moves;
  const offered = moves.map(({ verb, to }): Offered => ({
    id: verb,
    name: words[verb](),
    leads: LL.moving.leads({ status: LL.statuses.submission[to]() }),
  }));
  return canForce ? [...offered, { id: FORCE, name: words.force() }] : offered;
}
