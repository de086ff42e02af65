import type { ComponentProps } from "react";
import { FormField, FormGroup } from "#src/components/form-field.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { RadioGroup, type RadioOption } from "#src/components/ui/radio-group.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { useWords } from "#src/lib/words.tsx";
import { fieldId, type AnswersForm, type FormAnswers, type TextKey } from "./form-answers.ts";

type FieldProps<Name extends string> = {
  form: AnswersForm;
  name: Name;
  label: string;
  hint?: string;
  required?: boolean;
  className?: string;
};

/** One line of text. */
export function TextField({
  form,
  name,
  type,
  inputMode,
  autoComplete,
  ...field
}: FieldProps<TextKey> & Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete">) {
  return (
    <FormField id={fieldId(name)} error={form.errorOf(name)} {...field}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          value={form.answers[name]}
          onChange={(event) => form.set(name, event.target.value)}
          onBlur={() => form.leave(name)}
        />
      )}
    </FormField>
  );
}

/** A text of several lines with what is left of its room. */
export function LongTextField({
  form,
  name,
  max,
  rows,
  className = "sm:col-span-2",
  ...field
}: FieldProps<TextKey> & { max: number; rows?: number }) {
  return (
    <FormField id={fieldId(name)} error={form.errorOf(name)} className={className} {...field}>
      {(control) => (
        <Textarea
          {...control}
          name={name}
          rows={rows}
          counterMax={max}
          value={form.answers[name]}
          onChange={(event) => form.set(name, event.target.value)}
          onBlur={() => form.leave(name)}
        />
      )}
    </FormField>
  );
}

type ChoiceKey = "institutionType" | "standType" | "spaceSize" | "flexibility" | "contactLanguage";

/** One of a handful, all in view. */
export function ChoiceField<Name extends ChoiceKey>({
  form,
  name,
  options,
  layout = "list",
  className = "sm:col-span-2",
  ...field
}: FieldProps<Name> & {
  options: readonly (RadioOption & { value: Exclude<FormAnswers[Name], ""> })[];
} & Pick<ComponentProps<typeof RadioGroup>, "layout">) {
  return (
    <FormGroup id={fieldId(name)} error={form.errorOf(name)} className={className} {...field}>
      {(control) => (
        <RadioGroup
          {...control}
          name={name}
          layout={layout}
          options={options}
          value={form.answers[name]}
          onValueChange={(value) => form.set(name, value as FormAnswers[Name])}
        />
      )}
    </FormGroup>
  );
}

type ListKey = "pavillionFocus" | "servicesNeeded";
type Item<Name extends ListKey> = FormAnswers[Name][number];

/** Any number of a handful. */
export function ManyField<Name extends ListKey>({
  form,
  name,
  options,
  onToggle,
  ...field
}: FieldProps<Name> & {
  options: readonly { value: Item<Name>; label: string }[];
  onToggle: (value: Item<Name>, isChosen: boolean) => void;
}) {
  const error = form.errorOf(name);
  const chosen: readonly string[] = form.answers[name];
  return (
    <FormGroup id={fieldId(name)} error={error} className="sm:col-span-2" {...field}>
      {() => (
        <div className="grid gap-x-6 sm:grid-cols-2">
          {options.map((option) => (
            <CheckboxLine
              key={option.value}
              name={name}
              value={option.value}
              label={option.label}
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(option.value)}
              onCheckedChange={(checked) => onToggle(option.value, checked === true)}
            />
          ))}
        </div>
      )}
    </FormGroup>
  );
}

type FlagKey = "certifications" | "abntPr2030" | "sustainabilityPractices";

/** A statement to tick; its details open below it (EOI-24). */
export function FlagField({ form, name, max }: { form: AnswersForm; name: FlagKey; max: number }) {
  const { LL } = useWords();
  const details = `${name}Details` as const;
  return (
    <>
      <CheckboxLine
        id={fieldId(name)}
        name={name}
        className="sm:col-span-2"
        label={LL.eoi.fields[name]()}
        hint={name === "abntPr2030" ? LL.eoi.hints.abntPr2030() : undefined}
        checked={form.answers[name]}
        onCheckedChange={(checked) => form.set(name, checked === true)}
      />
      {form.answers[name] && (
        <LongTextField
          form={form}
          name={details}
          label={LL.eoi.fields[details]()}
          required
          rows={3}
          max={max}
          className="sm:col-span-2 sm:ml-8"
        />
      )}
    </>
  );
}
