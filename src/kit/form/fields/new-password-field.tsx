import { useId } from "react";
import { useFieldContext } from "../contexts.ts";
import { PasswordField } from "./password-field.tsx";
import { PasswordRules } from "./password-rules.tsx";

/** Ticks off the rules while typing. Needs the namespace auth. */
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
