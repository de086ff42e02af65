import { useId } from "react";
import { useFieldContext } from "../contexts.ts";
import { PasswordField } from "./password-field.tsx";
import { PasswordRules } from "./password-rules.tsx";

/** A password being chosen, with the rule ticked off while it is typed. Needs the namespace auth. */
export function NewPasswordField({ label }: { label: string }) {
  const { state } = useFieldContext<string>();
  const rulesId = useId();
  return (
    <div>
      <PasswordField label={label} autoComplete="new-password" describedBy={rulesId} />
      <PasswordRules id={rulesId} password={state.value} />
    </div>
  );
}
