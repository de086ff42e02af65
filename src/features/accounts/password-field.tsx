import { FormField } from "#src/components/form-field.tsx";
import { PasswordInput } from "#src/components/ui/password-input.tsx";
import { useWords } from "#src/lib/words.tsx";
import { firstIssue } from "./field-issue.ts";

export type PasswordFieldProps = {
  /** What TanStack Form hands to a field's child. */
  field: {
    state: { value: string | undefined; meta: { errors: readonly unknown[] } };
    handleChange: (value: string) => void;
    handleBlur: () => void;
  };
  label: string;
  hint?: string;
  /** What the server had against it. */
  refused?: string;
  autoComplete: "current-password" | "new-password";
  /** The id of more to read about it. */
  describedBy?: string;
};

export function PasswordField({
  field,
  label,
  hint,
  refused,
  autoComplete,
  describedBy,
}: PasswordFieldProps) {
  const { LL } = useWords();
  return (
    <FormField label={label} hint={hint} error={firstIssue(LL, field.state.meta.errors) ?? refused} required>
      {(control) => (
        <PasswordInput
          {...control}
          aria-describedby={[control["aria-describedby"], describedBy].filter(Boolean).join(" ") || undefined}
          autoComplete={autoComplete}
          value={field.state.value ?? ""}
          onChange={(event) => field.handleChange(event.target.value)}
          onBlur={field.handleBlur}
        />
      )}
    </FormField>
  );
}
