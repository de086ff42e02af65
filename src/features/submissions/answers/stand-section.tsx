import { useStore } from "@tanstack/react-form";
import { FLEXIBILITIES, SPACE_SIZES, STAND_CHOICES } from "#domain/submissions/options.ts";
import { needsExplanation } from "#domain/submissions/size.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { withFieldGroup } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { NO_ANSWERS } from "./answers.ts";
import { FormSection, type SectionHint } from "#src/kit/form/form-section.tsx";

const WIDE = "sm:col-span-2";
const ANY: SectionHint & { zone: string } = { zone: "" };

/** The questions about the stand (EOI-16 to EOI-21). */
export const StandSection = withFieldGroup({
  defaultValues: NO_ANSWERS,
  props: ANY,
  render: function StandSection({ group, hint, place, zone }) {
    const { LL } = useWords();
    const { fields, hints, options } = LL.eoi;
    const answers = useStore(group.store, ({ values }) => values);
    return (
      <FormSection title={LL.eoi.form.stand()} hint={hint} place={place}>
        <group.AppField name="standType">
          {() => (
            <ChoiceField
              label={fields.standType()}
              required
              className={WIDE}
              options={STAND_CHOICES.map((value) => ({
                value,
                label: options.standType[value](),
                hint: options.standTypeHint[value]({ zone }),
              }))}
            />
          )}
        </group.AppField>
        <group.AppField
          name="spaceSize"
          listeners={{
            // An invalid number would raise an issue for a field that is no longer shown.
            onChange() {
              if (typeof answers.customSpaceSize === "string") group.setFieldValue("customSpaceSize", null);
            },
          }}
        >
          {() => (
            <ChoiceField
              label={fields.spaceSize()}
              required
              layout="row"
              className={WIDE}
              options={SPACE_SIZES.map((value) => ({
                value,
                label:
                  value === "custom" ? options.spaceSize.custom() : options.spaceSize.metres({ size: value }),
              }))}
            />
          )}
        </group.AppField>
        {answers.spaceSize === "custom" && (
          <group.AppField name="customSpaceSize">
            {(field) => (
              <field.NumberField label={fields.customSpaceSize()} hint={hints.customSpaceSize()} required />
            )}
          </group.AppField>
        )}
        <ReasonFields form={group} fields={REASONS} zone={zone} isLarge={needsExplanation(answers)} />
      </FormSection>
    );
  },
});

const REASONS = {
  description: "description",
  justification: "justification",
  flexibility: "flexibility",
  flexibilityExplanation: "flexibilityExplanation",
} as const;

const { description, justification, flexibility, flexibilityExplanation } = NO_ANSWERS;

/** What they want to show, and how much room they could do with. */
const ReasonFields = withFieldGroup({
  defaultValues: { description, justification, flexibility, flexibilityExplanation },
  props: { zone: "", isLarge: false },
  render: function ReasonFields({ group, zone, isLarge }) {
    const { fields, hints, options } = useWords().LL.eoi;
    const isTried = useStore(group.form.store, ({ submissionAttempts }) => submissionAttempts > 0);
    const isEmpty = useStore(group.store, ({ values }) => values.flexibilityExplanation === "");
    // The error says the same, so one sentence is enough.
    const largeHint = isTried && isEmpty ? undefined : hints.flexibilityLarge();
    return (
      <>
        <group.AppField name="description">
          {(field) => (
            <field.LongField
              label={fields.description()}
              hint={hints.description()}
              required
              rows={6}
              max={4000}
              className={WIDE}
            />
          )}
        </group.AppField>
        <group.AppField name="justification">
          {(field) => (
            <field.LongField
              label={fields.justification()}
              hint={hints.justification({ zone })}
              max={4000}
              className={WIDE}
            />
          )}
        </group.AppField>
        <group.AppField name="flexibility">
          {() => (
            <ChoiceField
              label={fields.flexibility()}
              required
              layout="row"
              className={WIDE}
              options={FLEXIBILITIES.map((value) => ({ value, label: options.flexibility[value]() }))}
            />
          )}
        </group.AppField>
        <group.AppField name="flexibilityExplanation">
          {(field) => (
            <field.LongField
              label={fields.flexibilityExplanation()}
              hint={isLarge ? largeHint : hints.flexibilityExplanation()}
              required={isLarge}
              rows={3}
              max={2000}
              className={WIDE}
            />
          )}
        </group.AppField>
      </>
    );
  },
});
