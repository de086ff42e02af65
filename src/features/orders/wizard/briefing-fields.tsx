import type { PromptedField } from "#domain/orders/draft/brief-prompts.ts";
import type { BriefRoom, BriefText } from "#domain/orders/reading/tell-brief.ts";
import { FormField } from "#src/components/form-field.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { BriefPrompts } from "./briefing-prompts.tsx";

/** Broken rules in words, by the path of their field: "briefing.visualReference.description". */
export type BriefErrors = ReadonlyMap<string, string>;

export type FieldProps<Name> = { path: string; name: Name; errors: BriefErrors; required?: boolean };

/** The control of a field, for the wizard to bring the cursor to. */
export function controlId(path: string): string {
  return `wizard-${path}`;
}

export function focusBriefField(path: string): void {
  const field = document.getElementById(controlId(path));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

export function useFieldName(): (path: string) => string {
  const { LL } = useWords();
  const labels: Record<string, () => string> = LL.briefing.label;
  return (path) => labels[path.split(".")[2] ?? ""]?.() ?? path;
}

type TextFieldProps = FieldProps<BriefText> & {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  /** With what builders ask above the text. */
  prompts?: PromptedField;
};

export function BriefTextField({ path, name, errors, value, onChange, ...rest }: TextFieldProps) {
  const { LL } = useWords();
  const { rows = 3, prompts, required } = rest;
  const hints: Partial<Record<BriefText, () => string>> = LL.briefing.hint;
  return (
    <FormField
      id={controlId(path)}
      label={LL.briefing.label[name]()}
      hint={hints[name]?.()}
      error={errors.get(path)}
      required={required}
      aside={required ? undefined : LL.field.optional()}
    >
      {(control) => (
        <>
          {prompts && (
            <BriefPrompts field={prompts} controlId={control.id} value={value} onChange={onChange} />
          )}
          <Textarea
            {...control}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </FormField>
  );
}

type CountFieldProps = FieldProps<"auditoriumCapacity" | "productQuantity"> & {
  value: number | null;
  onChange: (value: number | null) => void;
};

export function BriefCountField({ path, name, errors, value, onChange }: CountFieldProps) {
  const { LL } = useWords();
  return (
    <FormField
      id={controlId(path)}
      label={LL.briefing.label[name]()}
      hint={LL.briefing.hint[name]()}
      error={errors.get(path)}
      required
      className="max-w-60"
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          maxLength={6}
          value={value ?? ""}
          onChange={(event) => onChange(readCount(event.target.value))}
          className="figures"
        />
      )}
    </FormField>
  );
}

function readCount(typed: string): number | null {
  const digits = typed.replaceAll(/\D/g, "");
  return digits === "" ? null : Number(digits);
}

type RoomFieldProps = { room: BriefRoom; value: boolean; onChange: (value: boolean) => void };

/** Something the stand should have; what belongs to it unfolds below. */
export function RoomField({ room, value, onChange }: RoomFieldProps) {
  const { LL } = useWords();
  const hints: Partial<Record<BriefRoom, () => string>> = LL.briefing.hint;
  return (
    <CheckboxLine
      id={controlId(`briefing.structuralElements.${room}`)}
      label={LL.briefing.label[room]()}
      hint={hints[room]?.()}
      checked={value}
      onCheckedChange={(checked) => onChange(checked === true)}
    />
  );
}
