import { withFieldGroup } from "../form-hook.ts";
import { NewPasswordField } from "./new-password-field.tsx";

/** The names of the two password fields in a form. */
export const NEW_PASSWORD = { newPassword: "newPassword", confirmPassword: "confirmPassword" } as const;

/** A new password and its repetition. Needs the namespace auth. */
export const NewPasswordFields = withFieldGroup({
  defaultValues: { newPassword: "", confirmPassword: "" },
  props: { label: "", repeatLabel: "" },
  render: function NewPasswordFields({ group, label, repeatLabel }) {
    return (
      <>
        <group.AppField name="newPassword">{() => <NewPasswordField label={label} />}</group.AppField>
        <group.AppField name="confirmPassword">
          {(field) => <field.PasswordField label={repeatLabel} autoComplete="new-password" />}
        </group.AppField>
      </>
    );
  },
});
