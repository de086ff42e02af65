import { FormField } from "#src/components/form-field.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { Select } from "#src/components/ui/select.tsx";
import type { SentStatus } from "#domain/orders/status.ts";
import { useWords } from "#src/lib/words.tsx";
import type { Order } from "./data.ts";
import { FORCE, forcedChoices } from "./status-form.ts";
import type { useStatusChange } from "./use-status-change.ts";

type ForceChoiceProps = { order: Order; status: ReturnType<typeof useStatusChange> };

/** An administrator's way around the moves, set apart from them and marked; the note becomes mandatory. */
export function ForceChoice({ order, status }: ForceChoiceProps) {
  const { LL } = useWords();
  const words = LL.desk.status;
  const { form, change, problems } = status;
  const isForced = form.choice === FORCE;
  return (
    <div className="border-y border-line-2 py-4">
      <div className="border-l-3 border-ochre pl-4">
        <CheckboxLine
          label={<span className="font-semibold">{words.force()}</span>}
          hint={words.forceHint()}
          checked={isForced}
          onCheckedChange={(checked) => change({ choice: checked === true ? FORCE : "", forcedTo: "" })}
        />
        {isForced && (
          <FormField
            label={words.forceTo()}
            required
            error={problems.forcedTo && words.forceRequired()}
            className="mt-3 mb-1 max-w-80"
          >
            {(control) => (
              <Select
                {...control}
                value={form.forcedTo}
                onValueChange={(to) => change({ forcedTo: to as SentStatus })}
                options={forcedChoices(order).map((to) => ({ value: to, label: LL.statuses.order[to]() }))}
              />
            )}
          </FormField>
        )}
      </div>
    </div>
  );
}
