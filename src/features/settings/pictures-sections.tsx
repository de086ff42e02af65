import { useStore } from "@tanstack/react-form";
import { PACKAGE_IDS } from "#domain/package-id.ts";
import type { PicturePlace } from "#domain/site/own-pictures.ts";
import { PACKAGE_DRAWINGS } from "#src/components/package-drawings.ts";
import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { PictureField } from "./picture-field.tsx";
import { SETTINGS_FORM } from "./settings-form.ts";
import { ShownIn } from "./shown-in.tsx";

/** The organiser's own map, stands and plans in the place of the drawings that came with the portal. */
export const PicturesSections = withForm({
  ...SETTINGS_FORM,
  render: function PicturesSections({ form }) {
    const { LL, locale } = useWords();
    const { sections, picture } = LL.settings;
    const packages = useStore(form.store, ({ values }) => values.packages);
    const named = PACKAGE_IDS.map((id) => ({
      ...PACKAGE_DRAWINGS[id],
      name: packages[id].name[locale] || id,
    }));
    return (
      <>
        <FormSection
          isDense
          title={sections.map()}
          hint={sections.mapHint()}
          aside={<ShownIn section="map" />}
        >
          <PictureFields form={form} place="map" title={picture.map()} />
        </FormSection>
        <FormSection
          isDense
          title={sections.stands()}
          hint={sections.standsHint()}
          aside={<ShownIn section="stands" />}
        >
          {named.map(({ booth, name }) => (
            <PictureFields key={booth} form={form} place={booth} title={picture.stand({ name })} />
          ))}
          <PictureFields form={form} place="booth-custom" title={picture.customStand()} />
        </FormSection>
        <FormSection
          isDense
          title={sections.plans()}
          hint={sections.plansHint()}
          aside={<ShownIn section="plans" />}
        >
          {named.map(({ plan, name }) => (
            <PictureFields key={plan} form={form} place={plan} title={picture.plan({ name })} />
          ))}
          <PictureFields form={form} place="plan-custom" title={picture.customPlan()} />
        </FormSection>
      </>
    );
  },
});

const ANY: { place: PicturePlace; title: string } = { place: "map", title: "" };

const PictureFields = withForm({
  ...SETTINGS_FORM,
  props: ANY,
  render: function PictureFields({ form, place, title }) {
    const { LL } = useWords();
    const { fields } = LL.settings;
    const isOwn = useStore(form.store, ({ values }) => values.pictures[place] !== null);
    return (
      <fieldset className="grid gap-5 not-first:border-t not-first:border-line not-first:pt-5 sm:col-span-2 sm:grid-cols-2">
        <legend className="sr-only">{title}</legend>
        <form.AppField name={`pictures.${place}`}>
          {() => <PictureField place={place} label={title} className="sm:col-span-2" />}
        </form.AppField>
        {isOwn && (
          <>
            <form.AppField name={`pictures.${place}.alt.pt`}>
              {(field) => (
                <field.TextField
                  label={fields.pictureAltPt()}
                  under={title}
                  hint={fields.pictureAltHint()}
                  required
                />
              )}
            </form.AppField>
            <form.AppField name={`pictures.${place}.alt.en`}>
              {(field) => <field.TextField label={fields.pictureAltEn()} under={title} required />}
            </form.AppField>
          </>
        )}
      </fieldset>
    );
  },
});
