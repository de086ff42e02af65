import { useStore } from "@tanstack/react-form";
import * as v from "valibot";
import { changedOnlyIn, clauseItems, nextClauses, type Clauses } from "#domain/contracts/clauses.ts";
import type { Locale } from "#domain/locales.ts";
import { INTL_TAG } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { DiscardOrSave } from "#src/kit/form/discard-or-save.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ClauseFields, shownClause } from "./clause-fields.tsx";
import { ClausesPreview } from "./clauses-preview.tsx";
import { settingsAt, updateSettings, type SettingsRecord } from "./data.ts";

const clausesInput = v.object({ items: clauseItems });

/** The clauses in both languages beside what they read like; the rest of the settings stays as it is. */
export function ClausesEditor({ stored }: { stored: SettingsRecord }) {
  const { LL, locale } = useWords();
  const words = LL.settings;
  const [ask, dialog] = useConfirm();
  const { form, record } = useRecordForm({
    schema: clausesInput,
    at: settingsAt,
    record: stored,
    draft: "clauses",
    values: ({ data }) => ({ items: data.clauses.items.map(shownClause) }),
    confirm: async ({ items }, { data }) => {
      const description = sayOnlyIn(LL, locale, data.clauses, items);
      const { title, save } = words.clauses.oneLanguage;
      return !description || ask({ title: title(), description, confirmLabel: save() });
    },
    save: ({ items }, { data, version }) =>
      sendChange(updateSettings, { data: { ...data, clauses: { ...data.clauses, items } }, version }),
    savedAs: ({ version }, { items }, before) => ({
      ...before,
      data: { ...before.data, clauses: nextClauses(before.data.clauses, { items }, before.data.clausesRead) },
      version,
    }),
    done: words.clauses.saved,
  });
  const items = useStore(form.store, ({ values }) => values.items);
  const bar = <DiscardOrSave record={record} save={words.clauses.save()} />;
  return (
    <RecordForm
      record={record}
      className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      bar={bar}
    >
      <ClauseFields form={form} settings={stored.data} />
      <ClausesPreview items={items} settings={stored.data} />
      {dialog}
    </RecordForm>
  );
}

/** What this save changes in one language only, whatever an earlier save did; undefined for nothing. */
function sayOnlyIn(
  LL: TranslationFunctions,
  locale: Locale,
  before: Clauses,
  items: Clauses["items"],
): string | undefined {
  const { clause, oneLanguage: words } = LL.settings.clauses;
  const list = (numbers: number[]) =>
    new Intl.ListFormat(INTL_TAG[locale]).format(numbers.map((number) => clause({ number })));
  const next = nextClauses(before, { items }, before.version).items;
  const [pt, en] = [changedOnlyIn("pt", next), changedOnlyIn("en", next)];
  if (before.items === next || pt.length + en.length === 0) return undefined;
  const said = [
    pt.length > 0 ? words.onlyPt({ clauses: list(pt) }) : "",
    en.length > 0 ? words.onlyEn({ clauses: list(en) }) : "",
  ];
  return [...said, words.other()].filter(Boolean).join(" ");
}
