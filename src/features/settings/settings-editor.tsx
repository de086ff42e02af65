import { useEffect, useEffectEvent } from "react";
import { settingsForm, settingsFormInput } from "#domain/settings/form.ts";
import { DiscardOrSave } from "#src/kit/form/discard-or-save.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { settingsAt, updateSettings, type SettingsRecord } from "./data.ts";
import { PackagesSection } from "./packages-section.tsx";
import { EvaluatingSection } from "./evaluating-section.tsx";
import { SiteSection } from "./site-section.tsx";
import { IdentitySection, RetentionSection } from "./identity-section.tsx";
import { RemindersSection } from "./reminders-section.tsx";
import { ClausesSection } from "./clauses-section.tsx";
import { PayingSection } from "./paying-section.tsx";
import { useRanksAsked } from "./use-ranks-asked.tsx";
import { ContactsSection, DatesSection, EventSection, WindowSection } from "./sections.tsx";

/**
 * The whole record as one form; the bar below it saves, or throws away what was typed. Where nothing is typed, it
 * follows what others save.
 */
export function SettingsEditor({ stored }: { stored: SettingsRecord }) {
  const { LL } = useWords();
  const words = LL.settings;
  const [askForRanks, dialog] = useRanksAsked();
  const { form, record } = useRecordForm({
    schema: settingsFormInput,
    at: settingsAt,
    record: stored,
    draft: "settings",
    values: ({ data }) => settingsForm(data),
    confirm: (data) => askForRanks(stored, data),
    save: (data, { version }) => sendChange(updateSettings, { data, version }),
    savedAs: ({ version }, data, before) => ({ ...before, data, version }),
    done: words.saved,
  });
  const { isChanged, isPending, base, discard } = record;
  const isBehind = stored.version > base.version && !isPending;
  const follow = useEffectEvent(discard);
  useEffect(() => {
    if (isBehind && !isChanged) follow();
  }, [isBehind, isChanged]);
  const bar = (
    <DiscardOrSave record={record} save={words.save()} saving={words.saving()}>
      {isBehind && isChanged && (
        <p role="status" className="w-full text-quiet">
          {words.overtaken()}
        </p>
      )}
    </DiscardOrSave>
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
        <RemindersSection form={form} />
        <ClausesSection clauses={stored.data.clauses} />
        <EvaluatingSection form={form} />
      </RecordForm>
      {dialog}
    </>
  );
}
