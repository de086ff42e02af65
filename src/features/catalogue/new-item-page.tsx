import { useNavigate } from "@tanstack/react-router";
import { itemInput } from "#domain/catalogue/schema.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { CancelOrSave } from "#src/kit/form/cancel-or-save.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { createItem } from "./data.ts";
import { ItemFields } from "./item-fields.tsx";
import { itemValues } from "./item-form.ts";
import { ItemPreview } from "./item-preview.tsx";

/** A new item of the catalogue (CAT-06): offered at once when it is ACTIVE. */
export function NewItemPage() {
  const { LL, locale } = useWords();
  const words = LL.catalogue.page;
  const navigate = useNavigate();
  const { form, record } = useRecordForm({
    schema: itemInput,
    draft: "item:new",
    values: () => itemValues(),
    save: (item) => sendChange(createItem, item),
    failed: LL.catalogue.failed(),
    done: ({ output: item }) => words.added({ title: shownTitle(item, locale) ?? "" }),
    onClose: () => void navigate({ to: "/admin/catalog" }),
  });

  return (
    <>
      <PageTitle
        size="desk"
        above={<BackLink to="/admin/catalog">{words.back()}</BackLink>}
        note={words.createHint()}
      >
        {words.create()}
      </PageTitle>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <RecordForm
          record={record}
          className="grid gap-7"
          bar={<CancelOrSave record={record} save={words.add()} saving={words.adding()} />}
        >
          <ItemFields form={form} isNew />
        </RecordForm>
        <aside className="min-w-0">
          <Section title={words.preview()}>
            <ItemPreview form={form} />
          </Section>
        </aside>
      </div>
    </>
  );
}
