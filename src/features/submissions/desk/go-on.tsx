import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { submissionList } from "#domain/submissions/list.ts";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { type Neighbour, neighboursQuery } from "../data.ts";
import type { SubmissionListAddress } from "./list-at.ts";
import { useGoToSubmission } from "./submission-neighbours.tsx";

type Onwards = {
  next: Neighbour | null | undefined;
  isWanted: boolean;
  want: (isWanted: boolean) => void;
  go: () => void;
};

const NO_LIST: SubmissionListAddress = {};

/** What was wanted last, for as long as this tab is open. */
let lastWanted: boolean | undefined;

/**
 * Straight on to the next of the list after a decision. Whoever works through a narrowed list usually wants it; whoever
 * just looked a submission up stays, and so does who decides in the list itself. The next submission is known before the move,
 * which may take this submission out of the list.
 */
export function useOnwards(id: string, list: SubmissionListAddress | undefined): Onwards {
  const { data } = useQuery({ ...neighboursQuery(id, list ?? NO_LIST), enabled: list !== undefined });
  const goTo = useGoToSubmission(list ?? NO_LIST);
  const [isWanted, setIsWanted] = useState(lastWanted ?? (list !== undefined && isNarrowed(list)));
  const next = data?.next;
  return {
    next,
    isWanted,
    want(wanted) {
      lastWanted = wanted;
      setIsWanted(wanted);
    },
    go() {
      if (isWanted && next) goTo(next);
    },
  };
}

/** Whether a search or a filter narrows the list; sort, columns and page do not count. */
function isNarrowed(list: SubmissionListAddress): boolean {
  return Object.keys(list).some((part) => part === "search" || part in submissionList.filters);
}

export function GoOn({ onwards: { next, isWanted, want } }: { onwards: Onwards }) {
  const { LL } = useWords();
  const words = LL.submissions.neighbours;
  if (next === undefined) return null;
  if (next === null) return <p className="text-quiet">{words.goOnNone()}</p>;
  return (
    <CheckboxLine
      checked={isWanted}
      onCheckedChange={(checked) => want(checked === true)}
      label={words.goOn({ reference: next.reference, institution: next.institutionName })}
    />
  );
}
