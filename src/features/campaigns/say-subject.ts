import { PLACEHOLDERS } from "#domain/campaigns/kinds.ts";
import { fillIn } from "#domain/placeholders.ts";
import type { useWords } from "#src/lib/words/words.tsx";

type Subjects = { subject_pt: string; subject_en: string };

/** A subject as the team reads it, in the other language where this language has none: its placeholders by their names. */
export function saySubject({ LL, locale }: ReturnType<typeof useWords>, subjects: Subjects): string {
  const written = subjects[`subject_${locale}`] || subjects.subject_pt || subjects.subject_en;
  const names = PLACEHOLDERS.map((name) => [name, `[${LL.campaigns.placeholders[name]()}]`]);
  return fillIn(written, Object.fromEntries(names)) || LL.campaigns.list.noSubject();
}
