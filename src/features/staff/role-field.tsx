import { STAFF_ROLES } from "#domain/actor.ts";
import { SelectField } from "#src/kit/form/fields/select-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** What somebody of the team may do, each role with what it is for; the last administrator stays one. */
export function RoleField({ isLastAdmin = false }: { isLastAdmin?: boolean }) {
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
