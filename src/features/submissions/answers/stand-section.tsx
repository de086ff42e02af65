import { FLEXIBILITIES, MIN_SPACE_M2, SPACE_SIZES, STAND_CHOICES } from "#domain/submissions/options.ts";
import { needsExplanation } from "#domain/submissions/size.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useWords } from "#src/lib/words.tsx";
import { ChoiceField, LongTextField } from "./answer-fields.tsx";
import { fieldId, type AnswersForm } from "./form-answers.ts";
import { FormSection } from "./form-section.tsx";

/** EOI-16 to EOI-21 */
export function StandSection({ form, hint, zone }: { form: AnswersForm; hint?: string; zone: string }) {
  const { LL } = useWords();
  const { fields, hints, options } = LL.eoi;
  const isLarge = needsExplanation(form.answers);
  // The error says the same, so one of the two is enough.
  const largeHint = form.errorOf("flexibilityExplanation") ? undefined : hints.flexibilityLarge();
  return (
    <FormSection title={LL.eoi.form.stand()} hint={hint}>
      <ChoiceField
        form={form}
        name="standType"
        label={fields.standType()}
        required
        options={STAND_CHOICES.map((value) => ({
          value,
          label: options.standType[value](),
          hint: options.standTypeHint[value]({ zone }),
        }))}
      />
      <ChoiceField
        form={form}
        name="spaceSize"
        label={fields.spaceSize()}
        required
        layout="row"
        options={SPACE_SIZES.map((value) => ({
          value,
          label: value === "custom" ? options.spaceSize.custom() : options.spaceSize.metres({ size: value }),
        }))}
      />
      {form.answers.spaceSize === "custom" && <CustomSizeField form={form} />}
      <LongTextField
        form={form}
        name="description"
        label={fields.description()}
        hint={hints.description()}
        required
        rows={6}
        max={4000}
      />
      <LongTextField
        form={form}
        name="justification"
        label={fields.justification()}
        hint={hints.justification({ zone })}
        max={4000}
      />
      <ChoiceField
        form={form}
        name="flexibility"
        label={fields.flexibility()}
        required
        layout="row"
        options={FLEXIBILITIES.map((value) => ({ value, label: options.flexibility[value]() }))}
      />
      <LongTextField
        form={form}
        name="flexibilityExplanation"
        label={fields.flexibilityExplanation()}
        hint={isLarge ? largeHint : hints.flexibilityExplanation()}
        required={isLarge}
        rows={3}
        max={2000}
      />
    </FormSection>
  );
}

function CustomSizeField({ form }: { form: AnswersForm }) {
  const { LL } = useWords();
  const path = "customSpaceSize";
  return (
    <FormField
      id={fieldId(path)}
      label={LL.eoi.fields.customSpaceSize()}
      hint={LL.eoi.hints.customSpaceSize()}
      error={form.errorOf(path)}
      required
    >
      {(control) => (
        <Input
          {...control}
          name={path}
          type="number"
          inputMode="numeric"
          min={MIN_SPACE_M2}
          step={1}
          value={form.answers.customSpaceSize ?? ""}
          onChange={(event) => {
            const size = event.target.valueAsNumber;
            form.set(path, Number.isNaN(size) ? null : size);
          }}
          onBlur={() => form.leave(path)}
        />
      )}
    </FormField>
  );
}
