import { useStore } from "@tanstack/react-form";
import { CRITERIA, type Criterion } from "#domain/evaluations/schema.ts";
import { withForm } from "#src/kit/form/form-hook.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { SETTINGS_FORM } from "./settings-form.ts";
import { ShownIn } from "./shown-in.tsx";

/** What submissions are judged by: which criteria are used, how much each counts, and how many marks are needed. */
export const EvaluatingSection = withForm({
  ...SETTINGS_FORM,
  render: function EvaluatingSection({ form }) {
    const { LL } = useWords();
    const { sections, fields } = LL.settings;
    return (
      <FormSection
        isDense
        title={sections.evaluating()}
        hint={sections.evaluatingHint()}
        aside={<ShownIn section="evaluating" />}
      >
        {CRITERIA.map((criterion) => (
          <CriterionFields key={criterion} form={form} criterion={criterion} />
        ))}
        <form.AppField name="evaluating.minimumMarks">
          {(field) => (
            <field.NumberField
              label={fields.minimumMarks()}
              hint={fields.minimumMarksHint()}
              className="border-t border-line pt-5 sm:col-span-2"
              required
            />
          )}
        </form.AppField>
      </FormSection>
    );
  },
});

const ANY: { criterion: Criterion } = { criterion: "theme" };

const CriterionFields = withForm({
  ...SETTINGS_FORM,
  props: ANY,
  render: function CriterionFields({ form, criterion }) {
    const { LL, locale } = useWords();
    const { fields } = LL.settings;
    const criteria = useStore(form.store, ({ values }) => values.evaluating.criteria);
    const { isOn, weight, name } = criteria[criterion];
    const title = name[locale] || LL.evaluations.criterion[criterion]();
    const all = CRITERIA.filter((one) => criteria[one].isOn).reduce(
      (sum, one) => sum + Number(criteria[one].weight),
      0,
    );
    const share = Math.round((1000 * Number(weight)) / all) / 10;
    return (
      <fieldset className="grid gap-x-5 gap-y-5 not-first:border-t not-first:border-line not-first:pt-5 sm:col-span-2 sm:grid-cols-2">
        <legend className="sr-only">{title}</legend>
        <p aria-hidden="true" className="flex flex-wrap items-baseline justify-between gap-3 sm:col-span-2">
          <span className="font-semibold">{title}</span>
          <span className="figures text-sm text-quiet">
            {!isOn && fields.criterionOff()}
            {isOn && Number.isFinite(share) && fields.criterionShare({ share })}
          </span>
        </p>
        <form.AppField name={`evaluating.criteria.${criterion}.isOn`}>
          {(field) => <field.FlagField label={fields.criterionOn()} />}
        </form.AppField>
        <form.AppField name={`evaluating.criteria.${criterion}.weight`}>
          {(field) => <field.NumberField label={fields.criterionWeight()} under={title} required />}
        </form.AppField>
        <form.AppField name={`evaluating.criteria.${criterion}.name.pt`}>
          {(field) => (
            <field.TextField
              label={fields.criterionNamePt()}
              hint={fields.criterionNameHint()}
              under={title}
            />
          )}
        </form.AppField>
        <form.AppField name={`evaluating.criteria.${criterion}.name.en`}>
          {(field) => (
            <field.TextField
              label={fields.criterionNameEn()}
              hint={fields.criterionNameHint()}
              under={title}
            />
          )}
        </form.AppField>
        <form.AppField name={`evaluating.criteria.${criterion}.guide.pt`}>
          {(field) => <field.LongField label={fields.criterionGuidePt()} under={title} rows={2} />}
        </form.AppField>
        <form.AppField name={`evaluating.criteria.${criterion}.guide.en`}>
          {(field) => <field.LongField label={fields.criterionGuideEn()} under={title} rows={2} />}
        </form.AppField>
      </fieldset>
    );
  },
});
