import { formOptions, useStore } from "@tanstack/react-form";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { SelectField } from "#src/kit/form/fields/select-field.tsx";
import { withForm } from "#src/kit/form/form-hook.ts";
import { useWords } from "#src/lib/words.tsx";
import type { Order } from "./data.ts";
import { EMPTY_FORM, FORCE, forcedChoices } from "./status-form.ts";

type ForceChoiceProps = { order: Pick<Order, "status" | "sentAt"> };
const ANY: ForceChoiceProps = { order: { status: "PENDING", sentAt: null } };

/** An administrator's way around the moves, set apart from them and marked; the note becomes mandatory. */
export const ForceChoice = withForm({
  ...formOptions({ defaultValues: EMPTY_FORM }),
  props: ANY,
  render: function ForceChoice({ form, order }) {
    const { LL } = useWords();
    const words = LL.desk.status;
    const isForced = useStore(form.store, ({ values }) => values.choice === FORCE);
    return (
      <div className="border-y border-line-2 py-4">
        <div className="border-l-3 border-ochre pl-4">
          <CheckboxLine
            label={<span className="font-semibold">{words.force()}</span>}
            hint={words.forceHint()}
            checked={isForced}
            onCheckedChange={(checked) => form.setFieldValue("choice", checked === true ? FORCE : "")}
          />
          {isForced && (
            <form.AppField name="forcedTo">
              {() => (
                <SelectField
                  label={words.forceTo()}
                  required
                  options={forcedChoices(order).map((to) => ({
                    value: to,
                    label: LL.statuses.order[to](),
                  }))}
                  className="mt-3 mb-1 max-w-80"
                />
              )}
            </form.AppField>
          )}
        </div>
      </div>
    );
  },
});
