import { revalidateLogic, useForm } from "@tanstack/react-form";
import { RegisterSchema } from "#domain/accounts/schema.ts";
import { FormField } from "#src/components/form-field.tsx";
import { KeptNote } from "#src/kit/form/kept-note.tsx";
import { LanguageChoice } from "#src/components/language-choice.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { fieldErrors } from "#src/lib/say.ts";
import { dropDraft } from "#src/lib/tab-drafts.ts";
import { useTabDraft } from "#src/lib/use-tab-draft.ts";
import { useWords } from "#src/lib/words.tsx";
import { useRegisterPartner, type PartnerCheck, type RegisterInput } from "./data.ts";
import { correctedEmailOf } from "./email-step.tsx";
import { sayFailure } from "./say-failure.ts";

/** Ready to create: name and language come from the submission, and sending opens the account (REG-04). */
export function CredentialsForm({ check }: { check: PartnerCheck }) {
  const { LL } = useWords();
  const register = useRegisterPartner();
  const start: RegisterInput = {
    submissionId: check.submission.id,
    name: check.representative.name,
    email: check.email,
    language: check.representative.language,
  };
  const kept = useTabDraft(`registration:${check.submission.id}:${check.email}`, start);
  const form = useForm({
    defaultValues: kept.opened,
    listeners: { onChange: ({ formApi }) => kept.keep(formApi.state.values) },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: RegisterSchema },
    canSubmitWhenInvalid: true,
    async onSubmit({ value }) {
      try {
        await register.mutateAsync(value);
        kept.drop();
        dropDraft(correctedEmailOf(value.submissionId));
        showSuccess(LL.partners.ready.sent({ email: value.email }));
      } catch (error) {
        showError(sayFailure(LL, "create", error));
      }
    },
  });

  function discard(): void {
    kept.drop();
    form.reset();
  }

  return (
    <section aria-labelledby="registration-ready" className="border-t border-line pt-6">
      <h2 id="registration-ready" className="display-5 wrap-anywhere">
        {LL.partners.ready.title({ email: check.email })}
      </h2>
      <p className="mt-2 mb-6 max-w-[60ch] text-quiet">{LL.partners.ready.text()}</p>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        {kept.wasKept && <KeptNote onDiscard={discard} />}
        <form.Field name="name">
          {(field) => (
            <FormField
              label={LL.partners.ready.name()}
              error={Object.values(fieldErrors(LL, field.state.meta.errors))[0]}
              required
            >
              {(control) => (
                <Input
                  {...control}
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
              label={LL.partners.ready.language()}
              value={field.state.value}
              onValueChange={field.handleChange}
            />
          )}
        </form.Field>
        <Button
          type="submit"
          className="justify-self-start"
          pending={register.isPending}
          pendingLabel={LL.partners.ready.sending()}
        >
          {LL.partners.ready.send()}
        </Button>
      </form>
    </section>
  );
}
