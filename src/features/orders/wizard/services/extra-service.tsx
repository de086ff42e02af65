import { Plus } from "lucide-react";
import { memo, useState } from "react";
import type { Cents } from "#domain/money.ts";
import type { ExtraServiceGroup } from "#domain/orders/lines/extra-service-groups.ts";
import { MAX_ANSWER, type ExtraServices } from "#domain/orders/lines/extra-services.ts";
import { Money } from "#src/components/money.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { FlagField } from "#src/kit/form/fields/flag-field.tsx";
import { LongField } from "#src/kit/form/fields/long-field.tsx";
import { HeldField } from "#src/kit/form/held-field.tsx";
import { placeOfField } from "#src/kit/form/field-places.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FIELDS_OF } from "../wizard-context.tsx";
import { focusNext } from "./service-places.ts";

export type ChangeGroup = (group: ExtraServiceGroup, patch: Record<string, string | boolean>) => void;

type ExtraServiceProps = {
  group: ExtraServiceGroup;
  answers: ExtraServices[ExtraServiceGroup];
  /** The team's price, while the request is still the same; null before. */
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
  const { required } = answers;
  return (
    <li className="border-t border-line-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <CheckboxLine
          label={<span className="font-semibold">{words.title()}</span>}
          hint={words.hint()}
          checked={required}
          onCheckedChange={(checked) => onChange(group, { required: checked === true })}
        />
        {required && (
          <Badge tone={price === null ? "wait" : "good"} className="mt-2">
            {price === null ? LL.amounts.toBeQuoted.part() : <Money cents={price} />}
          </Badge>
        )}
      </div>
      {required && <Answers group={group} answers={answers} onChange={onChange} />}
    </li>
  );
});

/**
 * One field of three rows to begin with; further fields are opened by their names, as in the briefing, and
 * has its own field from then on.
 */
function Answers({ group, answers, onChange }: Omit<ExtraServiceProps, "price">) {
  const { LL } = useWords();
  const [asked, setAsked] = useState<ReadonlySet<string>>(() => new Set());
  const words = LL.extras.group[group];
  const labels: Record<string, () => string> = words.fields;
  const { required: _, ...fields } = answers;
  const named = Object.entries(fields);
  const first = named.find(([, answer]) => typeof answer === "string")?.[0];
  const isShown = ([field, answer]: [string, string | boolean]) =>
    typeof answer === "boolean" || field === first || answer !== "" || asked.has(field);
  const further = named.filter((one) => !isShown(one));
  return (
    <div className="mt-3 mb-2 grid gap-4 sm:pl-8">
      {named.filter(isShown).map(([field, answer]) => (
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
              {...(field !== first && { aside: LL.field.optional() })}
              rows={field === first ? 3 : 1}
              maxLength={MAX_ANSWER}
              inputClass={field === first ? "min-h-22" : "min-h-11"}
            />
          )}
        </HeldField>
      ))}
      {further.length > 0 && (
        <div role="group" aria-label={LL.extras.further()} className="flex flex-wrap items-center gap-1.5">
          {further.map(([field]) => (
            <button
              key={field}
              type="button"
              aria-label={`${labels[field]?.()}, ${words.title()}`}
              onClick={() => {
                setAsked(new Set([...asked, field]));
                focusNext(placeOfField(FIELDS_OF, `${group}.${field}`));
              }}
              className="inline-flex min-h-7 items-center gap-1 rounded-sm border border-line-2 bg-card px-2 py-0.5 text-sm hover:border-ink coarse:min-h-9"
            >
              <Plus aria-hidden="true" className="size-3.5 shrink-0" />
              {labels[field]?.()}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
