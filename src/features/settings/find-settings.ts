import { searchable } from "#domain/accents.ts";
import { CONTENT_ROWS } from "#domain/package-contents.ts";
import { SITE_FACTS } from "#domain/submissions/site-facts.ts";
import { REMINDER_KINDS } from "#domain/reminders/rules.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { PART_LABELS } from "./part-labels.ts";
import { ENTRIES, type Entry } from "./settings-index.tsx";

/** The most labels shown beside a matching part. */
const MOST_LABELS = 4;

type Found = { entry: Entry; labels: string[] };

/**
 * The parts whose title, hint or fields hold all words that were typed, without case and accents; `labels` are the
 * fields that do. Every part when nothing was typed.
 */
export function findSettings(LL: TranslationFunctions, typed: string): Found[] {
  const wanted = searchable(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return ENTRIES.map((entry) => ({ entry, labels: [] }));
  const holds = (text: string) => {
    const words = searchable(text);
    return wanted.every((word) => words.includes(word));
  };
  return ENTRIES.flatMap((entry) => {
    const { title, hint } = LL.settings.index[entry];
    const labels = [...new Set(labelsOf(LL, entry).filter(holds))];
    return labels.length > 0 || holds(`${title()} ${hint()}`)
      ? [{ entry, labels: labels.slice(0, MOST_LABELS) }]
      : [];
  });
}

function labelsOf(LL: TranslationFunctions, entry: Entry): string[] {
  if (entry === "clauses") return [];
  const named = PART_LABELS[entry].map((name) => LL.settings.fields[name]({ share: 0 }));
  if (entry === "prices") return [...named, ...CONTENT_ROWS.map((row) => LL.settings.contents[row]())];
  if (entry === "site") return [...named, ...SITE_FACTS.map((fact) => LL.briefing.fact[fact]())];
  if (entry === "reminders") return REMINDER_KINDS.map((kind) => LL.settings.reminders.kinds[kind]());
  return named;
}
