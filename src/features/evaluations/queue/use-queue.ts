import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { nextQuery } from "../data.ts";

/** What is put off stays so while the page is open; a reload brings it back. */
let putOff: readonly string[] = [];

/**
 * Where the reader stands in the own queue. What is on the screen stays there until the reader goes on, whatever others
 * do meanwhile; an address may name a submission of its own.
 */
export function useQueue(named: string | undefined) {
  const navigate = useNavigate();
  const [later, setLater] = useState(putOff);
  const query = useQuery(nextQuery(later));
  const [shown, setShown] = useState<string>();
  const [left, setLeft] = useState<string>();
  const offered = query.data?.submissionId ?? undefined;
  // Only an answer that is not about to be replaced: after a save the query is read again.
  const isFresh = query.data !== undefined && !query.isFetching;
  if (!named && !shown && isFresh && offered) setShown(offered);

  const current = named ?? shown;

  function show(next: string | undefined): void {
    setShown(next);
    if (named) void navigate({ to: "/admin/gruporg", search: {}, replace: true });
  }

  function goOn(): void {
    setLeft(current);
    show(undefined);
    void query.refetch();
  }

  function putLater(ids: readonly string[]): void {
    putOff = ids;
    setLater(ids);
  }

  return {
    query,
    current,
    isDone: !current && isFresh && (!offered || later.includes(offered)),
    hasLater: later.length > 0,
    goOn,
    /** Back to the submission left last. */
    goBack: left && left !== current ? () => show(left) : undefined,
    skip() {
      if (current) putLater([...later.filter((id) => id !== current), current].slice(-200));
      goOn();
    },
    takeUp: () => putLater([]),
  };
}
