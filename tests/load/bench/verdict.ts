import { median } from "../median.ts";
import type { Figure, Reach } from "./work.ts";

/** One line of the table: what was found at the bare server, at another checkout's portal and at ours. */
export type Row = { id: string; what: string; reach: Reach; bare?: Figure; before?: Figure; portal: Figure };

const MEASURES = ["perSecond", "share", "p50", "p99", "longest", "memory"] as const;

/** The middle of some rounds, measure by measure; bad answers of all of them, and what the first bad round said. */
export function middleOf(rounds: readonly Figure[]): Figure {
  const middle: Figure = {};
  for (const measure of MEASURES) {
    const found = rounds.map((round) => round[measure]).filter((figure) => figure !== undefined);
    if (found.length > 0) middle[measure] = median(found);
  }
  const bad = rounds.reduce((sum, round) => sum + (round.bad ?? 0), 0);
  const note = (rounds.find((round) => (round.bad ?? 0) > 0) ?? rounds.at(-1))?.note;
  return { ...middle, bad, ...(note !== undefined && { note }) };
}

/** What falls short of what is to be reached; nothing when all of it is reached and every answer was right. */
export function shortfalls(reach: Reach, found: Figure): string[] {
  const { perSecond = 0, share = 0 } = found;
  const isFast =
    perSecond >= (reach.perSecond ?? 0) || (reach.orShare !== undefined && share >= reach.orShare);
  const short = [
    ...(isFast ? [] : ["rate"]),
    ...(share >= (reach.share ?? 0) ? [] : ["share of bare"]),
    ...(["p50", "p99", "longest", "memory"] as const).filter((measure) => {
      const most = reach[measure];
      return most !== undefined && !((found[measure] ?? Number.NaN) <= most);
    }),
  ];
  return (found.bad ?? 0) > 0 ? [...short, `${found.bad} bad answers`] : short;
}

/** A figure in the words of the table: its rate and its slowest hundredth, or whatever else it is judged by. */
export function tell({ perSecond, p50, p99, longest, memory }: Figure, reach: Reach): string {
  const parts = [
    perSecond !== undefined && reach.p50 === undefined && `${tellCount(perSecond)}/s`,
    reach.p50 !== undefined && `${tellTime(p50)}`,
    p99 !== undefined && reach.longest === undefined && `p99 ${tellTime(p99)}`,
    reach.longest !== undefined && `longest ${tellTime(longest)}`,
    memory !== undefined && `${Math.round(memory)} MB`,
  ];
  return parts.filter((part) => part !== false).join(", ");
}

export function tellReach({ perSecond, share, orShare, p50, p99, longest, memory }: Reach): string {
  const parts = [
    perSecond !== undefined && `>= ${tellCount(perSecond)}/s`,
    orShare !== undefined && `or >= ${orShare} of bare`,
    share !== undefined && `>= ${share} of bare`,
    p50 !== undefined && `<= ${tellTime(p50)}`,
    p99 !== undefined && `p99 <= ${tellTime(p99)}`,
    longest !== undefined && `<= ${tellTime(longest)}`,
    memory !== undefined && `<= ${memory} MB`,
  ];
  return parts.filter((part) => part !== false).join(", ");
}

function tellCount(count: number): string {
  return Math.round(count).toLocaleString("en");
}

function tellTime(milliseconds = Number.NaN): string {
  return `${milliseconds < 10 ? Number(milliseconds.toFixed(1)) : Math.round(milliseconds)} ms`;
}

/** The table as the README holds it. */
export function tabulate(rows: readonly Row[]): string {
  const hasBefore = rows.some(({ before }) => before !== undefined);
  const head = ["", "work", "bare", ...(hasBefore ? ["before"] : []), "portal", "of bare", "to reach", ""];
  const lines = rows.map(({ id, what, reach, bare, before, portal }) => {
    const short = shortfalls(reach, portal);
    return [
      id,
      what,
      bare ? tell(bare, reach) : "",
      ...(hasBefore ? [before ? tell(before, reach) : ""] : []),
      tell(portal, reach),
      portal.share === undefined ? "" : portal.share.toFixed(2),
      tellReach(reach),
      short.length === 0 ? "reached" : `short: ${short.join(", ")}`,
    ];
  });
  const table = [head, head.map(() => "---"), ...lines];
  const widths = head.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  return table
    .map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`)
    .join("\n");
}
