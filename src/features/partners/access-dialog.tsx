import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { accessForm } from "#domain/partners/access.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { RecordMails } from "#src/kit/record/record-mails.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { accessPreviewQuery, changeAccess, type PartnerRow } from "./data.ts";

type AccessDialogProps = { partner: PartnerRow; onClose: () => void };

/** What an administrator does with one exhibitor's account, with a note that the person reads. */
export function AccessDialog({ partner, onClose }: AccessDialogProps) {
  const { LL } = useWords();
  const words = LL.partners.access;
  const { id, version, name, email, state, organisations } = partner;
  const { form, record } = useRecordForm({
    schema: accessForm,
    values: () => ({ act: "", note: "" }),
    draft: `partner-access:${id}`,
    save: ({ act, note }) => sendChange(changeAccess, { act, id, version, note }),
    failed: words.failed(),
    done: () => words.done({ name }),
    onClose,
  });
  const turn = state === "disabled" ? "enable" : "disable";
  const options = [
    { value: turn, label: words.acts[turn](), hint: words.hints[turn]() },
    ...organisations.map((of) => ({
      value: `detach ${of.id}`,
      label: words.acts.detach({ organisation: of.name }),
      hint: of.reference,
    })),
  ];
  return (
    <FormDialog
      record={record}
      title={words.title({ name })}
      description={words.text({ email })}
      submit={words.submit()}
      submitting={LL.actions.saving()}
      below={<RecordMails of={{ kind: "account", id }} className="mt-5 border-t border-line pt-3" />}
    >
      <MailsKeptLine />
      <form.AppField name="act">
        {() => <ChoiceField label={words.act()} options={options} required />}
      </form.AppField>
      <FurtherLetters id={id} act={useStore(form.store, ({ values }) => values.act)} />
      <form.LongField name="note" label={words.note()} hint={words.noteHint()} rows={3} required />
    </FormDialog>
  );
}

/** Who hears of the orders from then on: of every organisation, or of the detached organisation. */
function FurtherLetters({ id, act }: { id: string; act: string }) {
  const { LL } = useWords();
  const words = LL.partners.access.letters;
  const { data: letters = [] } = useQuery(accessPreviewQuery(id));
  const meant = letters.filter(({ submissionId }) => act === "disable" || act === `detach ${submissionId}`);
  return (
    <div role="status" className="grid gap-1.5 text-[0.9375rem] empty:hidden">
      {meant.map(({ submissionId, organisation, to }) => (
        <p key={submissionId} className={to ? "wrap-anywhere" : "font-semibold wrap-anywhere text-wait-ink"}>
          {to ? words.person({ organisation, ...to }) : words.nobody({ organisation })}
        </p>
      ))}
    </div>
  );
}
