import type { Filters } from "#domain/lists/filter.ts";
import { type Viewable, viewFacts } from "#domain/views/schema.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { useRecordForm } from "../form/use-record-form.ts";
import type { ListSearch } from "./use-list-search.ts";
import { saveView, updateView, type View } from "./views.ts";

type ViewDialogProps<Column extends string, Of extends Filters> = {
  list: ListSearch<Column, Of>;
  /** What is on the screen. */
  viewable: Viewable;
  /** The view to be renamed or shared; without one, what is on the screen becomes a new one. */
  view: View | undefined;
  onClose: () => void;
};

/** What a view is called and who sees it. */
export function ViewDialog<Column extends string, Of extends Filters>({
  list,
  viewable,
  view,
  onClose,
}: ViewDialogProps<Column, Of>) {
  const { LL } = useWords();
  const words = LL.listing.views;
  const { form, record } = useRecordForm({
    schema: viewFacts,
    draft: `view:${viewable.list}:${view?.id ?? "new"}`,
    values: () => ({ name: view?.name ?? "", isShared: view?.isShared ?? false }),
    save: (facts) =>
      view
        ? sendChange(updateView, { id: view.id, version: view.version, ...facts })
        : sendChange(saveView, { ...viewable, ...facts }),
    done: (_, { name }) => words.saved({ name }),
    onClose,
    onSaved: ({ id }) => {
      if (!view) list.open(viewable.address, id);
    },
  });
  return (
    <FormDialog
      record={record}
      size="sm"
      title={view ? words.renameTitle() : words.newTitle()}
      description={view ? undefined : words.newText()}
      submit={view ? words.renameYes() : words.newYes()}
    >
      <div className="grid gap-4">
        <form.AppField name="name">{(field) => <field.TextField label={words.name()} />}</form.AppField>
        <form.AppField name="isShared">
          {(field) => <field.FlagField label={words.share()} hint={words.shareHint()} />}
        </form.AppField>
      </div>
    </FormDialog>
  );
}
