import type { Bar, Gap } from "./assignment.ts";

export type ProposalFacts = {
  /** Under evaluation, in the order in which they are served, with the number of readers each has. */
  submissions: readonly { id: string; marks: number }[];
  marksEach: number;
  /** The readers who take part; their order decides between equal loads. */
  readers: readonly { id: string; load: number; maximum: number | null }[];
  /** Why a reader cannot get a submission: `reads` when it is already theirs. */
  between: (submissionId: string, readerId: string) => Bar | "reads" | undefined;
};

/** What a reader is given, beside the load there was before. */
export type Share = { id: string; load: number; gets: string[] };

/**
 * Gives each submission the readers it lacks: of those who may mark it and are under their maximum, the least loaded.
 * What somebody has already stays.
 */
export function proposeReaders({ submissions, marksEach, readers, between }: ProposalFacts): {
  shares: Share[];
  gaps: Gap[];
} {
  const shares = readers.map((reader) => ({ ...reader, gets: [] as string[] }));
  const gaps: Gap[] = [];
  for (const { id, marks } of submissions) {
    const lacking = marksEach - marks;
    if (lacking <= 0) continue;
    const because: Gap["because"] = {};
    const free = shares.filter((share) => {
      const isFull = share.maximum !== null && loadOf(share) >= share.maximum;
      const bar = between(id, share.id) ?? (isFull ? "full" : undefined);
      if (bar && bar !== "reads") because[bar] = (because[bar] ?? 0) + 1;
      return !bar;
    });
    const chosen = free.toSorted((one, other) => loadOf(one) - loadOf(other)).slice(0, lacking);
    for (const { gets } of chosen) gets.push(id);
    const missing = lacking - chosen.length;
    if (missing > 0) gaps.push({ submissionId: id, missing, because });
  }
  return { shares, gaps };
}

/** The reader's load with the submissions that the proposal gives. */
export function loadOf({ load, gets }: Share): number {
  return load + gets.length;
}
