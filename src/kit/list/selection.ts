/** The rows chosen in a list, over all of its pages: some by their ids, or all that the question finds but a few. */
export type Chosen =
  | { kind: "ids"; ids: ReadonlySet<string> }
  | { kind: "filtered"; except: ReadonlySet<string> };

/** What is to be acted on, for whoever acts: the rows themselves, or what finds them. */
export type Selection<Question = unknown> =
  | { kind: "ids"; ids: readonly string[]; count: number }
  | { kind: "filtered"; question: Question; except: readonly string[]; count: number };

export const NOTHING: Chosen = { kind: "ids", ids: new Set() };
export const EVERYTHING: Chosen = { kind: "filtered", except: new Set() };

export function isChosen(chosen: Chosen, id: string): boolean {
  return chosen.kind === "ids" ? chosen.ids.has(id) : !chosen.except.has(id);
}

/** Chooses these rows as well, or leaves them out; the others stay as they are. */
export function choose(chosen: Chosen, ids: readonly string[], isOn: boolean): Chosen {
  const { kind } = chosen;
  const set = new Set(kind === "ids" ? chosen.ids : chosen.except);
  for (const id of ids) {
    if (isOn === (kind === "ids")) set.add(id);
    else set.delete(id);
  }
  return kind === "ids" ? { kind, ids: set } : { kind, except: set };
}

/** The rows from one to another, both included, whichever stands first; only the second where the first is not here. */
export function between(rows: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Of so many rows that the question finds, how many are chosen. */
export function countChosen(chosen: Chosen, total: number): number {
  return chosen.kind === "ids" ? chosen.ids.size : Math.max(0, total - chosen.except.size);
}

/** What the box over a page of rows shows. */
export function chosenOf(chosen: Chosen, rows: readonly string[]): boolean | "indeterminate" {
  const count = rows.filter((id) => isChosen(chosen, id)).length;
  return count > 0 && count < rows.length ? "indeterminate" : count > 0;
}

export function selectionOf<Question>(
  chosen: Chosen,
  question: Question,
  total: number,
): Selection<Question> | undefined {
  const count = countChosen(chosen, total);
  if (count === 0) return undefined;
  if (chosen.kind === "ids") return { kind: "ids", ids: [...chosen.ids], count };
  return { kind: "filtered", question, except: [...chosen.except], count };
}
