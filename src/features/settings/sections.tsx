import { useId, type ReactNode } from "react";
import { useStore } from "@tanstack/react-form";
import { windowState } from "#domain/submissions/window.ts";
import { instantAt } from "#domain/settings/wall-time.ts";
import { useNow } from "#src/lib/use-now.ts";
import { useWords } from "#src/lib/words.tsx";
import { LineField, ZoneField } from "./fields.tsx";
import type { SettingsFormApi } from "./use-settings-form.ts";

type SectionProps = { title: string; hint?: string; children: ReactNode };

/** What a part of the settings is about on the left, its fields on the right. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line-2 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]"
    >
      <div>
        <h2 id={id} className="display-5">
          {title}
        </h2>
        {hint && <p className="mt-2 max-w-[44ch] text-quiet">{hint}</p>}
      </div>
      <div className="grid content-start gap-x-5 gap-y-6 sm:grid-cols-2">{children}</div>
    </section>
  );
}

export function EventSection({ form }: { form: SettingsFormApi }) {
  const { LL } = useWords();
  const { sections, fields } = LL.settings;
  return (
    <Section title={sections.event()} hint={sections.eventHint()}>
      <LineField form={form} name="name.pt" label={fields.namePt()} />
      <LineField form={form} name="name.en" label={fields.nameEn()} />
      <LineField form={form} name="zone" label={fields.zone()} hint={fields.zoneHint()} />
      <LineField
        form={form}
        name="parties"
        label={fields.parties()}
        hint={fields.partiesHint()}
        inputMode="numeric"
      />
      <LineField form={form} name="city" label={fields.city()} />
      <LineField form={form} name="region" label={fields.region()} />
      <LineField
        form={form}
        name="officialSite"
        label={fields.officialSite()}
        type="url"
        className="sm:col-span-2"
      />
    </Section>
  );
}

export function DatesSection({ form }: { form: SettingsFormApi }) {
  const { LL } = useWords();
  const { sections, fields } = LL.settings;
  return (
    <Section title={sections.dates()} hint={sections.datesHint()}>
      <LineField form={form} name="conference.from" label={fields.conferenceFrom()} type="date" />
      <LineField form={form} name="conference.to" label={fields.conferenceTo()} type="date" />
      <LineField form={form} name="summit.from" label={fields.summitFrom()} type="date" />
      <LineField form={form} name="summit.to" label={fields.summitTo()} type="date" />
    </Section>
  );
}

/** The deadline gets moved here: what the typed dates mean right now stands below them. */
export function WindowSection({ form }: { form: SettingsFormApi }) {
  const { LL } = useWords();
  const { sections, fields } = LL.settings;
  return (
    <Section title={sections.window()} hint={sections.windowHint()}>
      <LineField form={form} name="eoi.opens" label={fields.opens()} type="datetime-local" step={1} />
      <LineField form={form} name="eoi.closes" label={fields.closes()} type="datetime-local" step={1} />
      <ZoneField
        form={form}
        name="eventZone"
        label={fields.eventZone()}
        hint={fields.eventZoneHint()}
        className="sm:col-span-2"
      />
      <p role="status" className="font-medium sm:col-span-2">
        <WindowNow form={form} />
      </p>
    </Section>
  );
}

function WindowNow({ form }: { form: SettingsFormApi }) {
  const { LL } = useWords();
  const now = useNow();
  const { eoi, eventZone } = useStore(form.store, ({ values }) => values);
  const opens = instantAt(eoi.opens, eventZone);
  const closes = instantAt(eoi.closes, eventZone);
  if (!now || !opens || !closes || Date.parse(closes) < Date.parse(opens)) return null;
  return LL.settings.window[windowState(now, { opens, closes })]();
}

export function ContactsSection({ form }: { form: SettingsFormApi }) {
  const { LL } = useWords();
  const { sections, fields } = LL.settings;
  return (
    <Section title={sections.contacts()} hint={sections.contactsHint()}>
      <LineField form={form} name="support.pt" label={fields.supportPt()} type="email" />
      <LineField form={form} name="support.other" label={fields.supportOther()} type="email" />
      <LineField form={form} name="organiser.name" label={fields.organiserName()} className="sm:col-span-2" />
      <LineField form={form} name="organiser.site" label={fields.organiserSite()} type="url" />
      <LineField
        form={form}
        name="organiser.social"
        label={fields.organiserSocial()}
        type="url"
        required={false}
      />
    </Section>
  );
}
