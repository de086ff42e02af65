import { isSame } from "../same.ts";

/** Who changed an answer after it was sent; the holder of the status link, or the team. */
type Corrector = "applicant" | "team";
/** The last change of an answer, ISO 8601. */
export type Corrected = { by: Corrector; at: string };
/** A row of the history that changed answers, by their names. */
type Change = { by: Corrector; at: string; changes: Record<string, { old?: unknown; new?: unknown }> };

export type SentAnswers<Answers> = {
  /** The answers as originally sent. */
  sent: Answers;
  /** Answers that differ from it now, by their names. */
  corrected: Record<string, Corrected>;
};

/**
 * What was sent, taken back from what is stored now by the changes since, oldest first; an answer that was changed back
 * counts as never changed.
 */
export function whatWasSent<Answers extends object>(
  now: Answers,
  changes: readonly Change[],
): SentAnswers<Answers> {
  const first = new Map<string, unknown>();
  const last = new Map<string, Corrected>();
  for (const { by, at, changes: fields } of changes)
    for (const [name, { old }] of Object.entries(fields)) {
      if (!(name in now)) continue;
      if (!first.has(name)) first.set(name, old ?? null);
      last.set(name, { by, at });
    }
  for (const [name, old] of first)
    if (isSame(old, (now as Record<string, unknown>)[name] ?? null)) last.delete(name);
  return { sent: { ...now, ...Object.fromEntries(first) }, corrected: Object.fromEntries(last) };
}
