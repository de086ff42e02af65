import { useMutation } from "@tanstack/react-query";
import { settingsForm, settingsFormInput } from "#domain/settings/form.ts";
import { Button } from "#src/components/ui/button.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { FormBar } from "#src/kit/form/form-bar.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { THE_SETTINGS } from "#domain/looking.ts";
import { useWriting } from "#src/lib/live/writing.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { readSettings, updateSettings, type SettingsRecord } from "./data.ts";
import { PackagesSection } from "./packages-section.tsx";
import { EvaluatingSection } from "./evaluating-section.tsx";
import { SiteSection } from "./site-section.tsx";
import { IdentitySection, RetentionSection } from "./identity-section.tsx";
import { PayingSection } from "./paying-section.tsx";
import { useRanksAsked } from "./use-ranks-asked.tsx";
import { ContactsSection, DatesSection, EventSection, WindowSection } from "./sections.tsx";

/** The whole record as one form; the bar below it saves, or throws away what was typed. */
export function SettingsEditor({ stored }: { stored: SettingsRecord }) {
  const { LL } = useWords();
  const words = LL.settings;
  const { mutateAsync: update } = useMutation(updateSettings);
  const [askForRanks, dialog] = useRanksAsked();
  const { form, record } = useRecordForm({
    schema: settingsFormInput,
    record: stored,
    draft: "settings",
    values: ({ data }) => settingsForm(data),
    confirm: (data) => askForRanks(stored, data),
    save: (data, { version }) => update({ data, version }),
    savedAs: ({ version }, data, before) => ({ ...before, data, version }),
    onSaved: () => void showSuccess(words.saved()),
    newest: readSettings,
    told: (_, { changes }) => ({ who: changes[0]?.who || LL.history.system() }),
  });
  useWriting(THE_SETTINGS, record.isChanged);
  const bar = (
    <FormBar record={record}>
      {record.isChanged && (
        <Button variant="secondary" disabled={record.isPending} onClick={record.discard}>
          {words.discard()}
        </Button>
      )}
      <SubmitButton record={record} pendingLabel={words.saving()}>
        {words.save()}
      </SubmitButton>
    </FormBar>
  );
  return (
    <>
      <RecordForm record={record} className="" bar={bar}>
        <EventSection form={form} />
        <DatesSection form={form} />
        <WindowSection form={form} />
        <ContactsSection form={form} />
        <IdentitySection form={form} />
        <RetentionSection form={form} />
        <PackagesSection form={form} />
        <SiteSection form={form} />
        <PayingSection form={form} />
        <EvaluatingSection form={form} />
      </RecordForm>
      {dialog}
    </>
  );
}
