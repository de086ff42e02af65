import type { DeepKeysOfType } from "@tanstack/react-form";
import type { ComponentProps } from "react";
import type { SettingsForm } from "#domain/settings/form.ts";
import { FormField } from "#src/components/form-field.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { SearchableSelect } from "#src/components/ui/searchable-select.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { fieldErrors } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import type { SettingsFormApi } from "./use-settings-form.ts";

type TextPath = DeepKeysOfType<SettingsForm, string>;

type FieldProps = {
  form: SettingsFormApi;
  name: TextPath;
  label: string;
  hint?: string;
  required?: boolean;
  className?: string;
};

type LineProps = FieldProps & Pick<ComponentProps<"input">, "type" | "inputMode" | "step">;

/** One line: a text, an address, a day, a moment or a figure. */
export function LineField({ form, name, label, hint, required = true, className, ...input }: LineProps) {
  const sayFirst = useFirstSentence();
  return (
    <form.Field name={name}>
      {({ state, handleChange, handleBlur }) => (
        <FormField
          label={label}
          hint={hint}
          required={required}
          className={className}
          error={sayFirst(state.meta.errors)}
        >
          {(control) => (
            <Input
              {...control}
              {...input}
              name={name}
              autoComplete="off"
              value={String(state.value)}
              onChange={(event) => handleChange(event.target.value)}
              onBlur={handleBlur}
            />
          )}
        </FormField>
      )}
    </form.Field>
  );
}

export function LongField({ form, name, label, className }: FieldProps) {
  const sayFirst = useFirstSentence();
  return (
    <form.Field name={name}>
      {({ state, handleChange, handleBlur }) => (
        <FormField label={label} className={className} error={sayFirst(state.meta.errors)}>
          {(control) => (
            <Textarea
              {...control}
              name={name}
              rows={3}
              value={String(state.value)}
              onChange={(event) => handleChange(event.target.value)}
              onBlur={handleBlur}
            />
          )}
        </FormField>
      )}
    </form.Field>
  );
}

const ZONES = Intl.supportedValuesOf("timeZone").map((value) => ({
  value,
  label: value.replaceAll("_", " "),
}));

export function ZoneField({ form, name, label, hint, className }: FieldProps) {
  const sayFirst = useFirstSentence();
  return (
    <form.Field name={name}>
      {({ state, handleChange, handleBlur }) => (
        <FormField
          label={label}
          hint={hint}
          required
          className={className}
          error={sayFirst(state.meta.errors)}
        >
          {(control) => (
            <SearchableSelect
              {...control}
              name={name}
              options={ZONES}
              value={String(state.value)}
              onValueChange={handleChange}
              onBlur={handleBlur}
            />
          )}
        </FormField>
      )}
    </form.Field>
  );
}

type FlagProps = {
  form: SettingsFormApi;
  name: DeepKeysOfType<SettingsForm, boolean>;
  label: string;
  className?: string;
};

export function FlagField({ form, name, label, className }: FlagProps) {
  return (
    <form.Field name={name}>
      {({ state, handleChange }) => (
        <CheckboxLine
          name={name}
          label={label}
          className={className}
          checked={state.value === true}
          onCheckedChange={(checked) => handleChange(checked === true)}
        />
      )}
    </form.Field>
  );
}

function useFirstSentence(): (errors: readonly unknown[]) => string | undefined {
  const { LL } = useWords();
  return (errors) => Object.values(fieldErrors(LL, errors))[0];
}
