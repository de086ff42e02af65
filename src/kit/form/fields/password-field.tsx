import { PROPOSED_PASSWORD } from "#domain/accounts/password.ts";
import { FormField } from "#src/components/form-field.tsx";
import { PasswordInput } from "#src/components/ui/password-input.tsx";
import { useField, type FieldProps } from "./use-field.ts";

type PasswordFieldProps = FieldProps & {
  autoComplete: "current-password" | "new-password";
  /** The id of an element that describes the field. */
  describedBy?: string;
};

/** Required, and never shown in a conflict. */
export function PasswordField({ autoComplete, describedBy, ...props }: PasswordFieldProps) {
  const { value, change, leave, around } = useField<string>(props, () => "");
  return (
    <FormField {...around} required>
      {(control) => (
        <PasswordInput
          {...control}
          aria-describedby={[control["aria-describedby"], describedBy].filter(Boolean).join(" ") || undefined}
          autoComplete={autoComplete}
          {...(autoComplete === "new-password" && { passwordrules: PROPOSED_PASSWORD })}
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
      )}
    </FormField>
  );
}
