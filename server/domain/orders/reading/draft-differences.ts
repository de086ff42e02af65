import { isSame } from "../../same.ts";
import type { OrderDraft } from "../draft/draft.ts";

/** One field in which two drafts of an order differ; undefined on the side that lacks it. */
export type DraftDifference = { path: string[]; mine: unknown; theirs: unknown };

/** Where a draft was left, whose it is and what follows from its kind say nothing of what it holds. */
const NOT_COMPARED: ReadonlySet<string> = new Set(["submissionId", "standType", "step", "seen", "linkedTo"]);

/** Field by field, in the order of the draft: lines by their names, files and other lists as wholes. */
export function draftDifferences(mine: OrderDraft, theirs: OrderDraft): DraftDifference[] {
  const [own, other] = [fieldsOf(mine), fieldsOf(theirs)];
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((key) => {
    const [left, right] = [own.get(key), other.get(key)];
    const path = (left ?? right)?.path ?? [];
    return isSame(left?.value, right?.value) ? [] : [{ path, mine: left?.value, theirs: right?.value }];
  });
}

type Field = { path: string[]; value: unknown };

function fieldsOf({ lines, ...draft }: OrderDraft): Map<string, Field> {
  const told = Object.entries(draft).filter(([key]) => !NOT_COMPARED.has(key));
  const fields = [
    ...told.flatMap(([key, value]) => leaves(value, [key])),
    ...lines.map(({ lineId, ...line }): Field => ({ path: ["lines", lineId], value: line })),
  ];
  return new Map(fields.map((field) => [field.path.join("."), field]));
}

/** A group says what its fields say. */
function leaves(value: unknown, path: string[]): Field[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
