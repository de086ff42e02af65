import { useId } from "react";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";
import { PasswordRules } from "./password-rules.tsx";

/** A password being chosen, with the rule ticked off while it is typed: the same at every door of the house. */
export function NewPasswordField({ field, label }: Pick<PasswordFieldProps, "field" | "label">) {
  const rulesId = useId();
  return (
    <div>
      <PasswordField field={field} label={label} autoComplete="new-password" describedBy={rulesId} />
      <PasswordRules id={rulesId} password={field.state.value ?? ""} />
    </div>
  );
}
