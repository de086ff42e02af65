/** Across pages: some by id, or all that the question finds except a few. */
export type Chosen =
  | { kind: "ids"; ids: ReadonlySet<string> }
  | { kind: "filtered"; except: ReadonlySet<string> };

/** What an action applies to: ids, or all rows that match a question except some. */
export type Selection<Question = unknown> =
  | { kind: "ids"; ids: readonly string[]; count: number }
  | { kind: "filtered"; question: Question; except: readonly string[]; count: number };

export const NOTHING: Chosen = { kind: "ids", ids: new Set() };
export const EVERYTHING: Chosen = { kind: "filtered", except: new Set() };

export function isChosen(chosen: Chosen, id: string): boolean {
  return chosen.kind === "ids" ? chosen.ids.has(id) : !chosen.except.has(id);
}

/** Adds or removes rows; the other chosen rows stay. */
export function choose(chosen: Chosen, ids: readonly string[], isOn: boolean): Chosen {
  const { kind } = chosen;
  const set = new Set(kind === "ids" ? chosen.ids : chosen.except);
  for (const id of ids) {
    if (isOn === (kind === "ids")) set.add(id);
    else set.delete(id);
  }
  return kind === "ids" ? { kind, ids: set } : { kind, except: set };
}

/** Both included, in either order; only the second where the first is on another page. */
export function between(rows: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [start, end] = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

export function countChosen(chosen: Chosen, total: number): number {
  return chosen.kind === "ids" ? chosen.ids.size : Math.max(0, total - chosen.except.size);
}

/** The state of the checkbox for the whole page. */
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
