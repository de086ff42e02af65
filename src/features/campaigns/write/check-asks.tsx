import { useId } from "react";
import { FormField } from "#src/components/form-field.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type TypedCountProps = { count: number; typed: string; isMissing: boolean; onType: (typed: string) => void };

/** A field to type the number of recipients in figures. */
export function TypedCount({ count, typed, isMissing, onType }: TypedCountProps) {
  const { LL } = useWords();
  const words = LL.campaigns.check;
  return (
    <FormField label={words.typed({ count })} error={isMissing ? words.typedWrong({ count }) : undefined}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-40"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </FormField>
  );
}

type AcknowledgeProps = {
  count: number;
  isSeen: boolean;
  isMissing: boolean;
  onSee: (isSeen: boolean) => void;
};

/** A tick that somebody has looked at who is left out. */
export function Acknowledge({ count, isSeen, isMissing, onSee }: AcknowledgeProps) {
  const { LL } = useWords();
  const words = LL.campaigns.check;
  const id = useId();
  return (
    <div>
      <CheckboxLine
        id={id}
        label={words.acknowledge({ count })}
        checked={isSeen}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        onCheckedChange={(checked) => onSee(checked === true)}
      />
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className="mt-1 error-text">
          {words.unseen()}
        </p>
      )}
    </div>
  );
}
