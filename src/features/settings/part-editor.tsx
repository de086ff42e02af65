import { useStore } from "@tanstack/react-form";
import { useEffect, useEffectEvent, type ComponentProps, type ComponentType } from "react";
import { countDifferences } from "#domain/same.ts";
import { settingsForm, settingsFormInput } from "#domain/settings/form.ts";
import type { SettingsPart } from "#domain/settings/parts.ts";
import { DiscardOrSave } from "#src/kit/form/discard-or-save.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { settingsAt, updateSettings, type SettingsRecord } from "./data.ts";
import { ComersSection } from "./comers-section.tsx";
import { ContentsSection } from "./contents-section.tsx";
import { EvaluatingSection } from "./evaluating-section.tsx";
import { ExhibitorDaysSection } from "./exhibitor-days-section.tsx";
import { IdentitySection, RetentionSection } from "./identity-section.tsx";
import { LogoSection } from "./logo-section.tsx";
import { PackagesSection } from "./packages-section.tsx";
import { PayingSection } from "./paying-section.tsx";
import { PicturesSections } from "./pictures-sections.tsx";
import { RemindersSection } from "./reminders-section.tsx";
import { ContactsSection, DatesSection, EventSection, OfficeSection, WindowSection } from "./sections.tsx";
import { SiteSection } from "./site-section.tsx";
import { useRanksAsked } from "./use-ranks-asked.tsx";

type PartProps = ComponentProps<typeof EventSection>;

/** What stands on the screen of each part. */
const SECTIONS: Record<SettingsPart, ComponentType<PartProps>> = {
  event: (props) => (
    <>
      <EventSection {...props} />
      <DatesSection {...props} />
      <ExhibitorDaysSection {...props} />
    </>
  ),
  window: WindowSection,
  contacts: (props) => (
    <>
      <ContactsSection {...props} />
      <OfficeSection {...props} />
    </>
  ),
  identity: (props) => (
    <>
      <IdentitySection {...props} />
      <RetentionSection {...props} />
    </>
  ),
  pictures: (props) => (
    <>
      <LogoSection {...props} />
      <PicturesSections {...props} />
    </>
  ),
  prices: (props) => (
    <>
      <PackagesSection {...props} />
      <ContentsSection {...props} />
    </>
  ),
  site: SiteSection,
  comers: ComersSection,
  paying: PayingSection,
  reminders: RemindersSection,
  evaluating: EvaluatingSection,
};

type ChangesProps = PartProps & { stored: SettingsRecord };

/** How many details of the settings were typed anew. */
function Changes({ form, stored: { data } }: ChangesProps) {
  const { LL } = useWords();
  const count = useStore(form.store, ({ values }) => countDifferences(values, settingsForm(data)));
  return LL.settings.changes({ count });
}

/**
 * One part of the settings as a form; once something is typed a bar below it saves, or throws away what was typed in
 * this part. What is typed in another part stays in the tab. Where nothing is typed, it follows what others save.
 */
export function PartEditor({ part, stored }: { part: SettingsPart; stored: SettingsRecord }) {
  const { LL } = useWords();
  const words = LL.settings;
  const Sections = SECTIONS[part];
  const [askForRanks, dialog] = useRanksAsked();
  const { form, record } = useRecordForm({
    schema: settingsFormInput,
    at: settingsAt,
    record: stored,
    draft: `settings.${part}`,
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
  const isOpen = isChanged || isPending || record.failure !== undefined || record.wrongFields > 0;
  const bar = isOpen && (
    <DiscardOrSave record={record} save={words.save()} changes={<Changes form={form} stored={base} />}>
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
        <Sections form={form} />
      </RecordForm>
      {dialog}
    </>
  );
}
