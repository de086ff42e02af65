import * as v from "valibot";
import {
  emptyDraft,
  type Leftover,
  MAX_LEFTOVER_TEXT,
  MAX_LEFTOVERS,
  orderDraft,
  type OrderDraft,
} from "./draft.ts";

/** Protective: entries removed from one stored draft. */
const MAX_TAKEN = 500;

type Key = string | number;

/**
 * Opens a draft of any release, from server or device: what fits is kept, what has no field or breaks a size limit
 * goes on as text. Nothing is dropped.
 */
export function openDraft(stored: unknown, submissionId: string): OrderDraft {
  if (stored === null || stored === undefined) return emptyDraft(submissionId);
  const taken: Leftover[] = [];
  let rest: unknown = isRecord(stored) ? { ...stored, submissionId } : stored;
  for (let round = 0; round < MAX_TAKEN; round += 1) {
    const parsed = v.safeParse(orderDraft, rest, { abortEarly: true });
    if (parsed.success) return withLeftover(parsed.output, [...taken, ...unknownIn(rest, parsed.output, [])]);
    const path = misfitAt(rest, parsed.issues[0].path?.map(({ key }) => key as Key) ?? []);
    if (path.length === 0) break;
    taken.push(...leftoverAt(valueAt(rest, path), path));
    rest = without(rest, path);
  }
  return withLeftover(emptyDraft(submissionId), [...taken, ...leftoverAt(rest, [])]);
}

function withLeftover(draft: OrderDraft, found: readonly Leftover[]): OrderDraft {
  return found.length === 0
    ? draft
    : { ...draft, leftover: [...draft.leftover, ...found].slice(0, MAX_LEFTOVERS) };
}

/** Where something can be removed: a list without the entry goes as a whole. */
function misfitAt(root: unknown, path: readonly Key[]): Key[] {
  const at = [...path];
  while (at.length > 0 && valueAt(root, at) === undefined) at.pop();
  return at;
}

function valueAt(root: unknown, path: readonly Key[]): unknown {
  return path.reduce<unknown>((value, key) => childOf(value, key), root);
}

function childOf(value: unknown, key: Key): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) ? value[key] : undefined;
}

function without(value: unknown, [key, ...deeper]: readonly Key[]): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return deeper.length === 0
      ? items.toSpliced(Number(key), 1)
      : items.with(Number(key), without(items[Number(key)], deeper));
  }
  if (!isRecord(value)) return value;
  const { [key]: inner, ...others } = value;
  return deeper.length === 0 ? others : { ...others, [key]: without(inner, deeper) };
}

/** Entries that the schema ignored. */
function unknownIn(stored: unknown, known: unknown, path: readonly Key[]): Leftover[] {
  if (Array.isArray(stored) && Array.isArray(known)) {
    return stored.flatMap((item, at) => unknownIn(item, known[at], [...path, at]));
  }
  if (!isRecord(stored) || !isRecord(known)) return [];
  return Object.entries(stored).flatMap(([key, value]) =>
    key in known ? unknownIn(value, known[key], [...path, key]) : leftoverAt(value, [...path, key]),
  );
}

/** Every text and figure with its path, without false flags and empty fields. */
function leftoverAt(value: unknown, path: readonly Key[]): Leftover[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => leftoverAt(item, [...path, at]));
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, inner]) => leftoverAt(inner, [...path, key]));
  }
  const text = typeof value === "string" ? value.trim() : value ? String(value) : "";
  return text === "" ? [] : [{ path: path.join(".").slice(0, 200), text: text.slice(0, MAX_LEFTOVER_TEXT) }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
