import { type Viewable, viewFacts } from "#domain/views/schema.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { useRecordForm } from "../form/use-record-form.ts";
import { saveView, updateView, type View } from "./views.ts";

type ViewDialogProps = {
  /** Search, filters, sort and columns of the screen. */
  viewable: Viewable;
  /** The view to rename or share; without it a new view is made of the screen. */
  view: View | undefined;
  onAdded: (id: string) => void;
  onClose: () => void;
};

/** The dialog for a view's name, and whether the team sees it. */
export function ViewDialog({ viewable, view, onAdded, onClose }: ViewDialogProps) {
  const { LL } = useWords();
  const words = LL.listing.views;
  const { form, record } = useRecordForm({
    schema: viewFacts,
    draft: `view:${viewable.list}:${view?.id ?? "new"}`,
    record: view,
    values: (stored) => ({ name: stored?.name ?? "", isShared: stored?.isShared ?? false }),
    save: (facts) =>
      view
        ? sendChange(updateView, { id: view.id, version: view.version, ...facts })
        : sendChange(saveView, { ...viewable, ...facts }),
    done: ({ output: { name } }) => words.saved({ name }),
    onClose,
    onSaved: ({ id }) => (view ? undefined : onAdded(id)),
  });
  return (
    <FormDialog
      record={record}
      size="sm"
      title={view ? words.renameTitle() : words.newTitle()}
      description={view ? undefined : words.newText()}
      submit={view ? words.renameYes() : words.newYes()}
    >
      <form.TextField name="name" label={words.name()} />
      <form.FlagField name="isShared" label={words.share()} hint={words.shareHint()} />
    </FormDialog>
  );
}
