import { useStore } from "@tanstack/react-form";
import * as v from "valibot";
import { clauseItems, nextClauses } from "#domain/contracts/clauses.ts";
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
  const { LL } = useWords();
  const words = LL.settings;
  const { form, record } = useRecordForm({
    schema: clausesInput,
    at: settingsAt,
    record: stored,
    draft: "clauses",
    values: ({ data }) => ({ items: data.clauses.items.map(shownClause) }),
    save: ({ items }, { data, version }) =>
      sendChange(updateSettings, { data: { ...data, clauses: { ...data.clauses, items } }, version }),
    savedAs: ({ version }, { items }, before) => ({
      ...before,
      data: { ...before.data, clauses: nextClauses(before.data.clauses, { items }) },
      version,
    }),
    done: words.clauses.saved,
  });
  const items = useStore(form.store, ({ values }) => values.items);
  const bar = <DiscardOrSave record={record} save={words.clauses.save()} saving={words.saving()} />;
  return (
    <RecordForm
      record={record}
      className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      bar={bar}
    >
      <ClauseFields form={form} settings={stored.data} />
      <ClausesPreview items={items} settings={stored.data} />
    </RecordForm>
  );
}
