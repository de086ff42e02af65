import { memo } from "react";
import type { Cents } from "#domain/money.ts";
import type { ExtraServiceGroup } from "#domain/orders/lines/extra-service-groups.ts";
import { MAX_ANSWER, type ExtraServices } from "#domain/orders/lines/extra-services.ts";
import { Money } from "#src/components/money.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { FlagField } from "#src/kit/form/fields/flag-field.tsx";
import { LongField } from "#src/kit/form/fields/long-field.tsx";
import { HeldField } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";

export type ChangeGroup = (group: ExtraServiceGroup, patch: Record<string, string | boolean>) => void;

type ExtraServiceProps = {
  group: ExtraServiceGroup;
  answers: ExtraServices[ExtraServiceGroup];
  /** Of the team, while what was asked for is still the same; null before. */
  price: Cents | null;
  onChange: ChangeGroup;
};

/** A group, off at first (SVC-04); chosen, it unfolds its fields and says that it will be quoted, or its price. */
export const ExtraService = memo(function ExtraService({
  group,
  answers,
  price,
  onChange,
}: ExtraServiceProps) {
  const { LL } = useWords();
  const words = LL.extras.group[group];
  const labels: Record<string, () => string> = words.fields;
  const { required, ...fields } = answers;
  return (
    <li className="border-t border-line-2 py-3">
      <div className="flex items-start justify-between gap-4">
        <CheckboxLine
          label={<span className="font-semibold">{words.title()}</span>}
          hint={words.hint()}
          checked={required}
          onCheckedChange={(checked) => onChange(group, { required: checked === true })}
        />
        {required && (
          <Badge tone={price === null ? "wait" : "good"} className="mt-2 shrink-0">
            {price === null ? LL.amounts.toBeQuoted.part() : <Money cents={price} />}
          </Badge>
        )}
      </div>
      {required && (
        <div className="mt-3 mb-2 grid gap-4 sm:pl-8">
          {Object.entries(fields).map(([field, answer], at) => (
            <HeldField
              key={field}
              name={`${group}.${field}`}
              value={answer}
              onChange={(written) => onChange(group, { [field]: written })}
            >
              {typeof answer === "boolean" ? (
                <FlagField label={LL.extras.contact()} />
              ) : (
                <LongField
                  label={labels[field]?.() ?? field}
                  about={words.title()}
                  {...(at > 0 && { aside: LL.field.optional() })}
                  rows={2}
                  maxLength={MAX_ANSWER}
                  inputClass="min-h-18"
                />
              )}
            </HeldField>
          ))}
        </div>
      )}
    </li>
  );
});
