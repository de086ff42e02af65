import { withChangedWords } from "#domain/catalogue/own-words.ts";
import { itemInput } from "#domain/catalogue/schema.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { DiscardOrSave } from "#src/kit/form/discard-or-save.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { useNoteOpened } from "#src/kit/record/last-records.ts";
import { Section } from "#src/kit/record/section.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { itemAt, updateItem, type Item } from "./data.ts";
import { ItemFields } from "./item-fields.tsx";
import { itemValues } from "./item-form.ts";
import { ItemHistory } from "./item-history.tsx";
import { ItemPreview } from "./item-preview.tsx";

/** The form of a stored item (CAT-06); who saves too late is shown what the other changed. */
export function ItemEditor({ item }: { item: Item }) {
  const { LL, locale } = useWords();
  const words = LL.catalogue.page;
  const name = shownTitle(item, locale) ?? LL.orders.item.untitled();
  useNoteOpened({ kind: "catalogueItem", id: item.id, name });
  const { form, record } = useRecordForm({
    schema: itemInput,
    at: itemAt(item.id),
    record: item,
    draft: `item:${item.id}`,
    values: itemValues,
    save: (values, { id, version }) =>
      sendChange(updateItem, { ...withChangedWords(item, values), id, version }),
    savedAs: ({ version }, values, before) => ({ ...before, ...values, version }),
    failed: LL.catalogue.failed(),
    done: words.saved,
  });
  const bar = <DiscardOrSave record={record} save={words.save()} />;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <RecordForm record={record} className="grid gap-7" bar={bar}>
        <ItemFields form={form} isNew={false} />
      </RecordForm>
      <aside className="grid min-w-0 content-start gap-8">
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge of="item" status={item.status} />
          <span className="text-quiet">
            {item.lines > 0 ? LL.catalogue.lines({ count: item.lines }) : LL.catalogue.neverOrdered()}
          </span>
        </div>
        <Section title={words.preview()}>
          <ItemPreview form={form} />
        </Section>
        <Section title={words.history()} isRuled>
          <ItemHistory item={item} />
        </Section>
      </aside>
    </div>
  );
}
