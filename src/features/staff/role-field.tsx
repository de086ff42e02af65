import { STAFF_ROLES } from "#domain/actor.ts";
import { SelectField } from "#src/kit/form/fields/select-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type RoleFieldProps = { disabled?: boolean; hint?: string };

/** What somebody of the team may do, each role with what it is for. */
export function RoleField(props: RoleFieldProps) {
  const { LL } = useWords();
  const options = STAFF_ROLES.map((value) => ({
    value,
    label: LL.role[value](),
    hint: LL.staff.roleHint[value](),
  }));
  return <SelectField {...props} label={LL.staff.fields.role()} options={options} required />;
}
