import { useStore } from "@tanstack/react-form";
import { useEffect } from "react";
import * as v from "valibot";
import { email as emailField } from "#domain/fields.ts";
import { Button } from "#src/components/ui/button.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { useWords } from "#src/lib/words/words.tsx";

type EmailStepProps = {
  submissionId: string;
  email: string;
  isChecking: boolean;
  onCheck: (email: string) => void;
  /** Whether the address in the field differs from the checked address. */
  onCorrected: (isCorrected: boolean) => void;
};

const emailInput = v.object({ email: emailField() });

/** The name under which the tab keeps an address that was corrected for a registration. */
export function correctedEmailOf(submissionId: string): string {
  return `registration-email:${submissionId}`;
}

/** The address that everything goes by; staff may correct it and look again. */
export function EmailStep({ submissionId, email, isChecking, onCheck, onCorrected }: EmailStepProps) {
  const { LL } = useWords();
  const words = LL.partners.emailStep;
  const { form, record } = useRecordForm({
    schema: emailInput,
    draft: correctedEmailOf(submissionId),
    draftStays: true,
    values: () => ({ email }),
    save: async (corrected) => onCheck(corrected.email),
  });
  const isCorrected = useStore(form.store, ({ values }) => {
    const read = v.safeParse(emailInput, values);
    return !read.success || read.output.email !== email;
  });
  useEffect(() => onCorrected(isCorrected), [isCorrected, onCorrected]);
  return (
    <RecordForm record={record}>
      <form.TextField
        name="email"
        label={words.label()}
        hint={words.hint()}
        type="email"
        required
        beside={
          <Button type="submit" variant="secondary" pending={isChecking}>
            {words.check()}
          </Button>
        }
      />
    </RecordForm>
  );
}
