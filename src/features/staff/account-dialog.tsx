import { isLastAdmin } from "#domain/staff/rules.ts";
import { staffUpdateInput } from "#domain/staff/schema.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { AccountAccess, useAccessDifference } from "./account-access.tsx";
import { ACCOUNT, AccountFields } from "./account-fields.tsx";
import { accountAt, updateStaff, type StaffAccount, type StaffVerb } from "./data.ts";
import { useAddressAsked } from "./use-address-asked.tsx";

type AccountDialogProps = {
  account: StaffAccount;
  isOwn: boolean;
  /** Number of active administrators in the whole team. */
  activeAdmins: number;
  /** Starts an action, with the newest version of the account. */
  onAsk: (verb: StaffVerb, account: StaffAccount) => void;
  onClose: () => void;
};

/** One account of the team: its name, e-mail and role to correct, and what can be done about its access. */
export function AccountDialog({ account, isOwn, activeAdmins, onAsk, onClose }: AccountDialogProps) {
  const { LL } = useWords();
  const { edit: words, fields } = LL.staff;
  const [askForAddress, dialog] = useAddressAsked();
  const { form, record } = useRecordForm({
    schema: staffUpdateInput,
    at: accountAt(account.id),
    record: account,
    draft: `staff-account:${account.id}`,
    values: ({ id, version, name, email, role, decidesOnly }) => ({
      id,
      version,
      name,
      email,
      role,
      decidesOnly,
    }),
    confirm: (corrected, { email }) => askForAddress(corrected, email),
    save: (corrected, { version }) => sendChange(updateStaff, { ...corrected, version }),
    failed: words.failed(),
    told: useAccessDifference(),
    done: words.done,
    onClose,
  });
  const known = record.base;
  return (
    <FormDialog
      record={record}
      title={words.title({ name: known.name })}
      description={isOwn ? words.ownHint() : words.hint()}
      submit={words.save()}
      submitting={LL.actions.saving()}
      below={<AccountAccess account={known} isOwn={isOwn} onAsk={(verb) => onAsk(verb, known)} />}
    >
      {!isOwn && <MailsKeptLine />}
      <AccountFields form={form} fields={ACCOUNT} isLastAdmin={isLastAdmin(known, activeAdmins)} />
      <form.AppField name="decidesOnly">
        {(field) => <field.FlagField label={fields.decidesOnly()} hint={words.decidesOnly()} />}
      </form.AppField>
      {dialog}
    </FormDialog>
  );
}
