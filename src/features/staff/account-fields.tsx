import { STAFF_ROLES, type StaffRole } from "#domain/actor.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { Select } from "#src/components/ui/select.tsx";
import { fieldErrors } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";

/** What the fields need of a form's field, whatever the form. */
type Bound<Value> = {
  state: { value: Value; meta: { errors: readonly unknown[] } };
  handleChange: (value: Value) => void;
  handleBlur: () => void;
};

type TextFieldProps = { field: Bound<string>; label: string; type?: "text" | "email" };

export function TextField({ field, label, type = "text" }: TextFieldProps) {
  const error = useFirstError(field);
  return (
    <FormField label={label} error={error} required>
      {(control) => (
        <Input
          {...control}
          type={type}
          autoComplete="off"
          value={field.state.value}
          onChange={(event) => field.handleChange(event.target.value)}
          onBlur={field.handleBlur}
        />
      )}
    </FormField>
  );
}

type RoleFieldProps = { field: Bound<StaffRole>; disabled?: boolean; hint?: string };

export function RoleField({ field, disabled, hint }: RoleFieldProps) {
  const { LL } = useWords();
  const error = useFirstError(field);
  return (
    <FormField label={LL.staff.fields.role()} error={error} hint={hint} required>
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={field.state.value}
          options={STAFF_ROLES.map((value) => ({
            value,
            label: LL.role[value](),
            hint: LL.staff.roleHint[value](),
          }))}
          onValueChange={(value) =>
            field.handleChange(STAFF_ROLES.find((role) => role === value) ?? "GRUPORG")
          }
        />
      )}
    </FormField>
  );
}

function useFirstError({ state }: Bound<never> | Bound<string> | Bound<StaffRole>): string | undefined {
  const { LL } = useWords();
  return Object.values(fieldErrors(LL, state.meta.errors))[0];
}
