import { revalidateLogic, useForm } from "@tanstack/react-form";
import { useId, useRef } from "react";
import { InviteSchema, type InviteInput } from "#domain/colleagues/schema.ts";
import { FormField } from "#src/components/form-field.tsx";
import { KeptNote } from "#src/kit/form/kept-note.tsx";
import { LanguageChoice } from "#src/components/language-choice.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { fieldErrors, sayOr } from "#src/lib/say.ts";
import { useTabDraft } from "#src/lib/use-tab-draft.ts";
import { useWords } from "#src/lib/words.tsx";
import { FormAlert } from "#src/components/form-alert.tsx";
import { useInvite } from "./data.ts";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";

type InviteDialogProps = { submissionId: string; reference: string; onClose: () => void };

/** Address and language of a colleague to be; why it was refused stands in the dialog. */
export function InviteDialog({ submissionId, reference, onClose }: InviteDialogProps) {
  const { LL, locale } = useWords();
  const words = LL.colleagues.invite;
  const invite = useInvite();
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const start: InviteInput = { submissionId, email: "", language: locale };
  const kept = useTabDraft(`invitation:${submissionId}`, start);
  const form = useForm({
    defaultValues: kept.opened,
    listeners: { onChange: ({ formApi }) => kept.keep(formApi.state.values) },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: InviteSchema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => focusFirstInvalid(formRef.current),
    onSubmit({ value }) {
      const email = value.email.trim();
      // Also when the page was left meanwhile: an address that was invited must not come back. The dialog says a refusal.
      invite.mutateAsync({ ...value, email }).then(
        () => {
          kept.drop();
          showSuccess(words.sent({ email }));
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
    <Dialog open onOpenChange={(open) => !open && !invite.isPending && onClose()}>
      <DialogContent
        title={words.title()}
        description={words.text({ reference })}
        footer={
          <>
            <Button variant="secondary" disabled={invite.isPending} onClick={cancel}>
              {LL.actions.cancel()}
            </Button>
            <Button type="submit" form={formId} pending={invite.isPending} pendingLabel={words.sending()}>
              {words.send()}
            </Button>
          </>
        }
      >
        <form
          ref={formRef}
          id={formId}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void form.handleSubmit();
          }}
        >
          {kept.wasKept && <KeptNote onDiscard={discard} />}
          <form.Field name="email">
            {(field) => (
              <FormField
                label={words.email()}
                error={Object.values(fieldErrors(LL, field.state.meta.errors))[0]}
                required
              >
                {(control) => (
                  <Input
                    {...control}
                    type="email"
                    autoComplete="off"
                    value={field.state.value}
                    onChange={(event) => field.handleChange(event.target.value)}
                  />
                )}
              </FormField>
            )}
          </form.Field>
          <form.Field name="language">
            {(field) => (
              <LanguageChoice
                label={words.language()}
                value={field.state.value}
                onValueChange={field.handleChange}
              />
            )}
          </form.Field>
          {invite.isError && <FormAlert>{sayOr(LL, invite.error, words.failed())}</FormAlert>}
        </form>
      </DialogContent>
    </Dialog>
  );
}
