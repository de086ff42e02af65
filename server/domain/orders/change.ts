import type { OrderStatus } from "./status.ts";

/** What a save of the staff's order screen can change; files and requests save on their own. */
export type EditableOrder = {
  status: OrderStatus;
  notes: string;
  /** Dollars or cents, the same on both sides. */
  amounts: Readonly<Record<string, number | null>>;
  lines: readonly Readonly<Record<string, string | number | boolean | null | undefined>>[];
};

/**
 * Whether there is anything to save (ORD-15): status, notes, amounts or items that differ from the loaded
 * order, or a newly attached payment confirmation.
 */
export function hasOrderChanged(
  loaded: EditableOrder,
  edited: EditableOrder,
  hasNewPaymentConfirmation = false,
): boolean {
  return (
    hasNewPaymentConfirmation ||
    loaded.status !== edited.status ||
    loaded.notes.trim() !== edited.notes.trim() ||
    differs(loaded.amounts, edited.amounts) ||
    loaded.lines.length !== edited.lines.length ||
    edited.lines.some((line, index) => differs(loaded.lines[index] ?? {}, line))
  );
}

function differs(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].some((key) => (before[key] ?? null) !== (after[key] ?? null));
}
