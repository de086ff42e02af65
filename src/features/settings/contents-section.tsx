import { CONTENT_ROWS, readContent, type ContentRow } from "#domain/package-contents.ts";
import { PACKAGE_IDS } from "#domain/package-id.ts";
import { writeNumber } from "#domain/typed-number.ts";
import { useStore } from "@tanstack/react-form";
import { type Notation, useTypedFigure } from "#src/kit/form/fields/figure-field.tsx";
import { LineField } from "#src/kit/form/fields/line-field.tsx";
import type { FieldProps } from "#src/kit/form/fields/use-field.ts";
import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { SETTINGS_FORM } from "./settings-form.ts";
import { ShownIn } from "./shown-in.tsx";

/** What each package contains, by the same rows: yes, no, or a figure in the unit of its row. */
export const ContentsSection = withForm({
  ...SETTINGS_FORM,
  render: function ContentsSection({ form }) {
    const { LL } = useWords();
    const { sections } = LL.settings;
    return (
      <>
        <FormSection
          isDense
          title={sections.contents()}
          hint={sections.contentsHint()}
          aside={<ShownIn section="contents" />}
        >
          {null}
        </FormSection>
        <div className="grid gap-y-6 pb-8">
          {CONTENT_ROWS.map((row) => (
            <RowFields key={row} form={form} row={row} />
          ))}
        </div>
      </>
    );
  },
});

const ANY: { row: ContentRow } = { row: "walls" };

const RowFields = withForm({
  ...SETTINGS_FORM,
  props: ANY,
  render: function RowFields({ form, row }) {
    const { LL, locale } = useWords();
    const { contents, fields } = LL.settings;
    const packages = useStore(form.store, ({ values }) => values.packages);
    const title = contents[row]();
    return (
      <fieldset>
        <legend className="font-semibold">{title}</legend>
        <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] items-end gap-3">
          {PACKAGE_IDS.map((id) => (
            <form.AppField key={id} name={`packageContents.${row}.${id}`}>
              {() => <ContentField label={packages[id].name[locale] || id} under={title} />}
            </form.AppField>
          ))}
          <form.AppField name={`packageContents.${row}.unit.pt`}>
            {(field) => <field.TextField label={fields.unitPt()} under={title} />}
          </form.AppField>
          <form.AppField name={`packageContents.${row}.unit.en`}>
            {(field) => <field.TextField label={fields.unitEn()} under={title} />}
          </form.AppField>
        </div>
      </fieldset>
    );
  },
});

function ContentField(props: FieldProps) {
  const { LL } = useWords();
  const { yes, no } = LL.settings.content;
  const notation: Notation<boolean | number> = {
    read: readContent,
    write: (value, locale) => (typeof value === "number" ? writeNumber(value, locale) : (value ? yes : no)()),
  };
  return <LineField {...props} inputClass="figures" {...useTypedFigure(notation)} />;
}
