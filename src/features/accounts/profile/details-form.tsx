import { ownAccountInput } from "#domain/accounts/own.ts";
import { Button } from "#src/components/ui/button.tsx";
import { LanguageField } from "#src/kit/form/fields/language-field.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { recordAt } from "#src/kit/together/record-at.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { readSession, storeUser } from "#src/session/store.ts";
import { ownAccountQuery, updateOwn, type OwnAccount } from "./data.ts";

type DetailsFormProps = { own: OwnAccount; isExhibitor: boolean; onClose: () => void };

/** Name, phone and the language of mails; of exhibitors which of them come. */
export function DetailsForm({ own, isExhibitor, onClose }: DetailsFormProps) {
  const { LL } = useWords();
  const words = LL.profile.details;
  const { form, record } = useRecordForm({
    schema: ownAccountInput,
    at: recordAt({ query: ownAccountQuery }),
    record: own,
    draft: "own-account",
    values: ({ version, name, phone, language, hearsOfAll }) => ({
      version,
      name,
      phone,
      language,
      hearsOfAll,
    }),
    save: (wanted, { version }) => sendChange(updateOwn, { ...wanted, version }),
    done: words.saved,
    onClose,
    onSaved({ name }) {
      const { user } = readSession();
      if (user) storeUser({ ...user, name });
    },
  });
  return (
    <RecordForm record={record} className="grid gap-5">
      <form.TextField name="name" label={LL.profile.account.name()} required autoComplete="name" />
      <form.TextField name="phone" label={words.phone()} type="tel" autoComplete="tel" />
      <form.AppField name="language">{() => <LanguageField label={words.language()} />}</form.AppField>
      {isExhibitor && !own.ownsAll && (
        <form.AppField name="hearsOfAll">
          {(field) => <field.FlagField label={words.hearsOfAll()} hint={words.hearsOfAllHint()} />}
        </form.AppField>
      )}
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton record={record} pendingLabel={words.saving()}>
          {words.save()}
        </SubmitButton>
        <Button variant="secondary" onClick={record.cancel}>
          {LL.actions.cancel()}
        </Button>
      </div>
    </RecordForm>
  );
}
