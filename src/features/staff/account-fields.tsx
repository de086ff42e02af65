import { STAFF_ROLES, type StaffRole } from "#domain/actor.ts";
import { SelectField } from "#src/kit/form/fields/select-field.tsx";
import { withFieldGroup } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";

type Person = { name: string; email: string; role: StaffRole };

const NOBODY: Person = { name: "", email: "", role: "GRUPORG" };

/** The names of the account's fields in a form. */
export const ACCOUNT = { name: "name", email: "email", role: "role" } as const;

/** Who has an account of the team, and what they may do. */
export const AccountFields = withFieldGroup({
  defaultValues: NOBODY,
  props: { isLastAdmin: false },
  render: function AccountFields({ group, isLastAdmin }) {
    const { fields } = useWords().LL.staff;
    return (
      <>
        <group.AppField name="name">
          {(field) => <field.TextField label={fields.name()} required />}
        </group.AppField>
        <group.AppField name="email">
          {(field) => <field.TextField label={fields.email()} type="email" required />}
        </group.AppField>
        <group.AppField name="role">{() => <RoleField isLastAdmin={isLastAdmin} />}</group.AppField>
      </>
    );
  },
});

/** What somebody of the team may do, each role with what it is for; the last administrator keeps the role. */
function RoleField({ isLastAdmin }: { isLastAdmin: boolean }) {
  const { LL } = useWords();
  const options = STAFF_ROLES.map((value) => ({
    value,
    label: LL.role[value](),
    hint: LL.staff.roleHint[value](),
  }));
  return (
    <SelectField
      label={LL.staff.fields.role()}
      hint={isLastAdmin ? LL.staff.edit.lastAdmin() : undefined}
      disabled={isLastAdmin}
      options={options}
      required
    />
  );
}
