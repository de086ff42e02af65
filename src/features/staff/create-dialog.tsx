import { revalidateLogic, useForm } from "@tanstack/react-form";
import { useRef } from "react";
import { StaffAccountSchema } from "#domain/accounts/schema.ts";
import { KeptNote } from "#src/components/kept-note.tsx";
import { LanguageChoice } from "#src/components/language-choice.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/say.ts";
import { useTabDraft } from "#src/lib/use-tab-draft.ts";
import { useWords } from "#src/lib/words.tsx";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import { RoleField, TextField } from "./account-fields.tsx";
import { FormAlert } from "#src/components/form-alert.tsx";
import { useCreateStaff, type NewStaff } from "./data.ts";

const FORM = "staff-create";

/** A new account of the team: who, which role, and the language the portal writes to them in. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { LL, locale } = useWords();
  const words = LL.staff.create;
  const create = useCreateStaff();
  const element = useRef<HTMLFormElement>(null);
  const start: NewStaff = { name: "", email: "", role: "GRUPORG", language: locale };
  const kept = useTabDraft("staff-account:new", start);
  const form = useForm({
    defaultValues: kept.opened,
    listeners: { onChange: ({ formApi }) => kept.keep(formApi.state.values) },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: StaffAccountSchema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit({ value }) {
      // Also when the page was left meanwhile: what was sent must not come back. The dialog says a refusal.
      create.mutateAsync(value).then(
        ({ email }) => {
          kept.drop();
          showSuccess(words.done({ email }));
          onClose();
        },
        () => undefined,
      );
    },
  });

  function discard(): void {
    kept.drop();
    form.reset();
  }

  function cancel(): void {
    kept.drop();
    onClose();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !create.isPending && onClose()}>
      <DialogContent
        title={words.title()}
        description={words.text()}
        footer={
          <>
            <Button variant="secondary" disabled={create.isPending} onClick={cancel}>
              {LL.actions.cancel()}
            </Button>
            <Button type="submit" form={FORM} pending={create.isPending} pendingLabel={words.submitting()}>
              {words.submit()}
            </Button>
          </>
        }
      >
        <form
          id={FORM}
          ref={element}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void form.handleSubmit();
          }}
        >
          {kept.wasKept && <KeptNote onDiscard={discard} />}
          <form.Field name="name">
            {(field) => <TextField field={field} label={LL.staff.fields.name()} />}
          </form.Field>
          <form.Field name="email">
            {(field) => <TextField field={field} label={LL.staff.fields.email()} type="email" />}
          </form.Field>
          <form.Field name="role">{(field) => <RoleField field={field} />}</form.Field>
          <form.Field name="language">
            {(field) => (
              <LanguageChoice
                label={LL.staff.fields.language()}
                value={field.state.value}
                onValueChange={field.handleChange}
              />
            )}
          </form.Field>
          {create.isError && <FormAlert>{sayOr(LL, create.error, words.failed())}</FormAlert>}
        </form>
      </DialogContent>
    </Dialog>
  );
}
