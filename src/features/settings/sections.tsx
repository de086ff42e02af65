import { useStore } from "@tanstack/react-form";
import { instantAt } from "#domain/wall-time.ts";
import { windowState } from "#domain/submissions/window.ts";
import { SearchableField } from "#src/kit/form/fields/searchable-field.tsx";
import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { useNow } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { SETTINGS_FORM } from "./settings-form.ts";
import { ShownIn } from "./shown-in.tsx";

export const EventSection = withForm({
  ...SETTINGS_FORM,
  render: function EventSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <FormSection
        isDense
        title={sections.event()}
        hint={sections.eventHint()}
        aside={<ShownIn section="event" />}
      >
        <form.AppField name="name.pt">
          {(field) => <field.TextField label={fields.namePt()} required />}
        </form.AppField>
        <form.AppField name="name.en">
          {(field) => <field.TextField label={fields.nameEn()} required />}
        </form.AppField>
        <form.AppField name="zone">
          {(field) => <field.TextField label={fields.zone()} hint={fields.zoneHint()} required />}
        </form.AppField>
        <form.AppField name="parties">
          {(field) => <field.NumberField label={fields.parties()} hint={fields.partiesHint()} required />}
        </form.AppField>
        <form.AppField name="city">
          {(field) => <field.TextField label={fields.city()} required />}
        </form.AppField>
        <form.AppField name="region">
          {(field) => <field.TextField label={fields.region()} required />}
        </form.AppField>
        <form.AppField name="officialSite">
          {(field) => <field.AddressField label={fields.officialSite()} required className="sm:col-span-2" />}
        </form.AppField>
      </FormSection>
    );
  },
});

export const DatesSection = withForm({
  ...SETTINGS_FORM,
  render: function DatesSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <FormSection
        isDense
        title={sections.dates()}
        hint={sections.datesHint()}
        aside={<ShownIn section="dates" />}
      >
        <form.AppField name="conference.from">
          {(field) => <field.DateField label={fields.conferenceFrom()} required />}
        </form.AppField>
        <form.AppField name="conference.to">
          {(field) => <field.DateField label={fields.conferenceTo()} required />}
        </form.AppField>
        <form.AppField name="summit.from">
          {(field) => <field.DateField label={fields.summitFrom()} required />}
        </form.AppField>
        <form.AppField name="summit.to">
          {(field) => <field.DateField label={fields.summitTo()} required />}
        </form.AppField>
      </FormSection>
    );
  },
});

const ZONES = Intl.supportedValuesOf("timeZone").map((value) => ({
  value,
  label: value.replaceAll("_", " "),
}));

/** The deadline gets moved here: what the typed dates mean right now stands below them. */
export const WindowSection = withForm({
  ...SETTINGS_FORM,
  render: function WindowSection({ form }) {
    const { LL } = useWords();
    const { sections, fields, window } = LL.settings;
    const now = useNow();
    const { eoi, eventZone } = useStore(form.store, ({ values }) => values);
    const opens = instantAt(eoi.opens, eventZone);
    const closes = instantAt(eoi.closes, eventZone);
    const isClear = now && opens && closes && Date.parse(opens) <= Date.parse(closes);
    return (
      <FormSection
        isDense
        title={sections.window()}
        hint={sections.windowHint()}
        aside={<ShownIn section="window" />}
      >
        <form.AppField name="eoi.opens">
          {(field) => <field.MomentField label={fields.opens()} required />}
        </form.AppField>
        <form.AppField name="eoi.closes">
          {(field) => <field.MomentField label={fields.closes()} required />}
        </form.AppField>
        <form.AppField name="eventZone">
          {() => (
            <SearchableField
              label={fields.eventZone()}
              hint={fields.eventZoneHint()}
              options={ZONES}
              required
              className="sm:col-span-2"
            />
          )}
        </form.AppField>
        <p role="status" className="font-medium sm:col-span-2">
          {isClear && window[eoi.closedEarly ? "early" : windowState(now, { ...eoi, opens, closes })]()}
        </p>
      </FormSection>
    );
  },
});

export const ContactsSection = withForm({
  ...SETTINGS_FORM,
  render: function ContactsSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <FormSection
        isDense
        title={sections.contacts()}
        hint={sections.contactsHint()}
        aside={<ShownIn section="contacts" />}
      >
        <form.AppField name="support.pt">
          {(field) => <field.TextField label={fields.supportPt()} type="email" required />}
        </form.AppField>
        <form.AppField name="support.other">
          {(field) => <field.TextField label={fields.supportOther()} type="email" required />}
        </form.AppField>
        <form.AppField name="organiser.name">
          {(field) => <field.TextField label={fields.organiserName()} required className="sm:col-span-2" />}
        </form.AppField>
        <form.AppField name="organiser.site">
          {(field) => <field.AddressField label={fields.organiserSite()} required />}
        </form.AppField>
        <form.AppField name="organiser.social">
          {(field) => <field.AddressField label={fields.organiserSocial()} />}
        </form.AppField>
      </FormSection>
    );
  },
});

/** Whose event it is, and in whose name mails arrive. */
export const OfficeSection = withForm({
  ...SETTINGS_FORM,
  render: function OfficeSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <FormSection
        isDense
        title={sections.office()}
        hint={sections.officeHint()}
        aside={<ShownIn section="office" />}
      >
        <form.AppField name="office.pt">
          {(field) => <field.TextField label={fields.officePt()} hint={fields.officeHint()} />}
        </form.AppField>
        <form.AppField name="office.en">
          {(field) => <field.TextField label={fields.officeEn()} />}
        </form.AppField>
        <form.AppField name="sender.pt">
          {(field) => <field.TextField label={fields.senderPt()} hint={fields.senderHint()} />}
        </form.AppField>
        <form.AppField name="sender.en">
          {(field) => <field.TextField label={fields.senderEn()} />}
        </form.AppField>
      </FormSection>
    );
  },
});
