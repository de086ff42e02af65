import type { PromptedField } from "#domain/orders/draft/brief-prompts.ts";
import type { BriefRoom, BriefText } from "#domain/orders/reading/tell-brief.ts";
import { FlagField } from "#src/kit/form/fields/flag-field.tsx";
import { LineField } from "#src/kit/form/fields/line-field.tsx";
import { LongField } from "#src/kit/form/fields/long-field.tsx";
import { placeOfField } from "#src/kit/form/field-places.ts";
import { HeldField } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { FIELDS_OF } from "../wizard-context.tsx";
import { BriefPrompts } from "./prompts.tsx";

/** What the field of a path is called. */
export function useFieldName(): (path: string) => string {
  const { LL } = useWords();
  const labels: Record<string, () => string> = LL.briefing.label;
  return (path) => labels[path.split(".")[2] ?? ""]?.() ?? path;
}

/** A field of the draft: name, value and change. */
type Held<Value> = { name: string; value: Value; onChange: (value: Value) => void };

type TextFieldProps = {
  held: Held<string>;
  name: BriefText;
  rows?: number;
  required?: boolean;
  /** Prompts above the text: what builders want to know. */
  prompts?: PromptedField;
};

export function BriefTextField({ held, name, rows = 3, required = false, prompts }: TextFieldProps) {
  const { LL } = useWords();
  const hints: Partial<Record<BriefText, () => string>> = LL.briefing.hint;
  const { value, onChange } = held;
  const controlId = placeOfField(FIELDS_OF, held.name);
  return (
    <HeldField {...held}>
      <LongField
        label={LL.briefing.label[name]()}
        hint={hints[name]?.()}
        required={required}
        aside={required ? undefined : LL.field.optional()}
        rows={rows}
        above={
          prompts && <BriefPrompts field={prompts} controlId={controlId} value={value} onChange={onChange} />
        }
      />
    </HeldField>
  );
}

type CountFieldProps = { held: Held<number | null>; name: "auditoriumCapacity" | "productQuantity" };

export function BriefCountField({ held, name }: CountFieldProps) {
  const { LL } = useWords();
  return (
    <HeldField {...held}>
      <LineField
        label={LL.briefing.label[name]()}
        hint={LL.briefing.hint[name]()}
        required
        className="max-w-60"
        inputMode="numeric"
        maxLength={6}
        inputClass="figures"
        show={(count: number | null) => String(count ?? "")}
        read={readCount}
      />
    </HeldField>
  );
}

function readCount(typed: string): number | null {
  const digits = typed.replaceAll(/\D/g, "");
  return digits === "" ? null : Number(digits);
}

/** Something the stand should have; what belongs to it unfolds below. */
export function RoomField({ held, room }: { held: Held<boolean>; room: BriefRoom }) {
  const { LL } = useWords();
  const hints: Partial<Record<BriefRoom, () => string>> = LL.briefing.hint;
  return (
    <HeldField {...held}>
      <FlagField label={LL.briefing.label[room]()} hint={hints[room]?.()} />
    </HeldField>
  );
}
