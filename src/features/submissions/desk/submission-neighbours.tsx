import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useRecordKeys } from "#src/kit/record/record-keys.ts";
import { stepRow } from "#src/lib/kept/list-places.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Neighbour, neighboursQuery } from "../data.ts";
import type { SubmissionListAddress } from "./list-at.ts";

type SubmissionNeighboursProps = {
  id: string;
  /** The list that somebody came from, as it stood in its address. */
  list: SubmissionListAddress;
};

/** The submission's place in the list the reader came from, and links to its neighbours; keys j and k. */
export function SubmissionNeighbours({ id, list }: SubmissionNeighboursProps) {
  const { LL } = useWords();
  const words = LL.submissions.neighbours;
  const { data } = useQuery(neighboursQuery(id, list));
  const goTo = useGoToSubmission(list);
  const { keys } = LL.moving;
  useRecordKeys({
    j: data?.next && { does: keys.next(), run: () => goTo(data.next) },
    k: data?.previous && { does: keys.previous(), run: () => goTo(data.previous) },
  });
  // On a phone a line of its own, reserved from the beginning.
  if (!data) return <span aria-hidden="true" className="min-h-6 max-sm:w-full" />;
  const { previous, next, place, total } = data;
  if (total === 0) return null;
  return (
    <nav aria-label={words.title()} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span className="figures text-quiet">
        {place === null ? words.outside({ total }) : words.place({ place, total })}
      </span>
      <Way to={previous} list={list} none={words.first()} label={words.previous} rel="prev">
        <ChevronLeft aria-hidden="true" className="size-4" />
        {words.previousShort()}
      </Way>
      <Way to={next} list={list} none={words.last()} label={words.next} rel="next">
        {words.nextShort()}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Way>
    </nav>
  );
}

type WayProps = {
  to: Neighbour | null;
  list: SubmissionListAddress;
  /** What stands there at an end of the list. */
  none: string;
  label: (of: { reference: string; institution: string }) => string;
  rel: "prev" | "next";
  children: ReactNode;
};

function Way({ to, list, none, label, rel, children }: WayProps) {
  if (!to) return <span className="text-quiet">{none}</span>;
  const name = label({ reference: to.reference, institution: to.institutionName });
  return (
    <Link
      to="/admin/submissions/$submissionId"
      params={{ submissionId: to.id }}
      search={list}
      onClick={() => stepRow("/admin/submissions", to.id)}
      rel={rel}
      title={name}
      aria-label={name}
      className="link inline-flex items-center gap-0.5"
    >
      {children}
    </Link>
  );
}

/** Opens one of the list's neighbours; nothing happens at the end of the list. */
export function useGoToSubmission(list: SubmissionListAddress): (to: Neighbour | null | undefined) => void {
  const navigate = useNavigate();
  return (to) => {
    if (!to) return;
    stepRow("/admin/submissions", to.id);
    const params = { submissionId: to.id };
    void navigate({ to: "/admin/submissions/$submissionId", params, search: list });
  };
}
