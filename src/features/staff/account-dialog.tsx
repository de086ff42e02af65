import { revalidateLogic, useForm } from "@tanstack/react-form";
import { useRef, useState } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { isLastAdmin, isOwnAccount } from "#domain/staff/rules.ts";
import { StaffUpdateSchema } from "#domain/staff/schema.ts";
import { KeptNote } from "#src/components/kept-note.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/say.ts";
import { useTabDraft } from "#src/lib/use-tab-draft.ts";
import { useWords } from "#src/lib/words.tsx";
import { AccountAccess } from "./account-access.tsx";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import { RoleField, TextField } from "./account-fields.tsx";
import { EditConflict } from "./edit-conflict.tsx";
import { FormAlert } from "#src/components/form-alert.tsx";
import { useFetchStaff, useUpdateStaff, type StaffAccount, type StaffVerb } from "./data.ts";

type AccountDialogProps = {
  account: StaffAccount;
  ownId: string;
  /** Active administrators of the whole team. */
  activeAdmins: number;
  /** Somebody was faster: the dialog opens anew on what is stored. */
  onTakeTheirs: (account: StaffAccount) => void;
  onAsk: (verb: StaffVerb) => void;
  onClose: () => void;
};

const FORM = "staff-account";

/** One account of the team: its name, e-mail and role to correct, and what can be done about its access. What is not saved stays in the tab. */
export function AccountDialog({
  account,
  ownId,
  activeAdmins,
  onTakeTheirs,
  onAsk,
  onClose,
}: AccountDialogProps) {
  const { LL } = useWords();
  const words = LL.staff.edit;
  const update = useUpdateStaff();
  const fetchStaff = useFetchStaff();
  const [theirs, setTheirs] = useState<StaffAccount>();
  const element = useRef<HTMLFormElement>(null);
  const isOwn = isOwnAccount(account, { id: ownId });
  const isLast = isLastAdmin(account, activeAdmins);
  const { id, version, name, email, role, status } = account;
  const start = { base: { version, name, email, role, status }, values: { id, name, email, role } };
  const kept = useTabDraft(`staff-account:${id}`, start);
  const { base } = kept.opened;
  const form = useForm({
    defaultValues: { ...kept.opened.values, version: base.version },
    listeners: { onChange: ({ formApi }) => kept.keep({ base, values: formApi.state.values }) },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: StaffUpdateSchema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    async onSubmit({ value }) {
      try {
        await update.mutateAsync({ ...value, version: theirs?.version ?? base.version });
        kept.drop();
        showSuccess(words.done());
        onClose();
      } catch (error) {
        if (isStale(error)) setTheirs(await fetchStaff(id));
      }
    },
  });

  function discard(): void {
    kept.drop();
    form.reset();
    setTheirs(undefined);
    update.reset();
  }

  function cancel(): void {
    kept.drop();
    onClose();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !update.isPending && onClose()}>
      <DialogContent
        title={words.title({ name })}
        description={isOwn ? words.ownHint() : words.hint()}
        footer={
          <>
            <Button variant="secondary" disabled={update.isPending} onClick={cancel}>
              {LL.actions.cancel()}
            </Button>
            {!theirs && (
              <Button type="submit" form={FORM} pending={update.isPending} pendingLabel={words.saving()}>
                {words.save()}
              </Button>
            )}
          </>
        }
      >
        {theirs && (
          <EditConflict
            base={base}
            theirs={theirs}
            isSaving={update.isPending}
            onTakeTheirs={() => {
              kept.drop();
              onTakeTheirs(theirs);
            }}
            onKeepMine={() => void form.handleSubmit()}
          />
        )}
        <form
          id={FORM}
          ref={element}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void form.handleSubmit();
          }}
        >
          {kept.wasKept && <KeptNote onDiscard={discard} />}
          <form.Field name="name">
            {(field) => <TextField field={field} label={LL.staff.fields.name()} />}
          </form.Field>
          <form.Field name="email">
            {(field) => <TextField field={field} label={LL.staff.fields.email()} type="email" />}
          </form.Field>
          <form.Field name="role">
            {(field) => (
              <RoleField field={field} disabled={isLast} hint={isLast ? words.lastAdmin() : undefined} />
            )}
          </form.Field>
          {update.isError && !(theirs && isStale(update.error)) && (
            <FormAlert>{sayOr(LL, update.error, words.failed())}</FormAlert>
          )}
        </form>
        <AccountAccess account={account} isOwn={isOwn} onAsk={onAsk} />
      </DialogContent>
    </Dialog>
  );
}

function isStale(error: unknown): boolean {
  return reasonOf(error)?.code === "stale";
}
