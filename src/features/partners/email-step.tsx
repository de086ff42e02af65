import { revalidateLogic, useForm } from "@tanstack/react-form";
import * as v from "valibot";
import { email as emailField } from "#domain/fields.ts";
import { FormField } from "#src/components/form-field.tsx";
import { KeptNote } from "#src/kit/form/kept-note.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { fieldErrors } from "#src/lib/say.ts";
import { useTabDraft } from "#src/lib/use-tab-draft.ts";
import { useWords } from "#src/lib/words.tsx";

type EmailStepProps = {
  submissionId: string;
  email: string;
  isChecking: boolean;
  onCheck: (email: string) => void;
};

const EmailSchema = v.object({ email: emailField() });

/** The name under which the tab keeps an address that was corrected for a registration. */
export function correctedEmailOf(submissionId: string): string {
  return `registration-email:${submissionId}`;
}

/** The address that everything goes by; staff may correct it and look again. */
export function EmailStep({ submissionId, email, isChecking, onCheck }: EmailStepProps) {
  const { LL } = useWords();
  const kept = useTabDraft(correctedEmailOf(submissionId), { email });
  const form = useForm({
    defaultValues: kept.opened,
    listeners: { onChange: ({ formApi }) => kept.keep(formApi.state.values) },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: EmailSchema },
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => onCheck(v.parse(EmailSchema, value).email),
  });
  function discard(): void {
    kept.drop();
    form.reset();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      {kept.wasKept && <KeptNote className="mb-5" onDiscard={discard} />}
      <form.Field name="email">
        {(field) => (
          <FormField
            label={LL.partners.emailStep.label()}
            hint={LL.partners.emailStep.hint()}
            error={Object.values(fieldErrors(LL, field.state.meta.errors))[0]}
            required
          >
            {(control) => (
              <div className="flex flex-wrap gap-2.5">
                <Input
                  {...control}
                  type="email"
                  autoComplete="off"
                  className="min-w-0 flex-1 basis-70"
                  value={field.state.value}
                  onChange={(event) => field.handleChange(event.target.value)}
                />
                <Button type="submit" variant="secondary" pending={isChecking}>
                  {LL.partners.emailStep.check()}
                </Button>
              </div>
            )}
          </FormField>
        )}
      </form.Field>
    </form>
  );
}
