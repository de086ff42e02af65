import { FormGroup } from "#src/components/form-field.tsx";
import { RadioGroup } from "#src/components/ui/radio-group.tsx";
import { useWords } from "#src/lib/words.tsx";
import { OPEN_ORDER_TYPES } from "./open-types.ts";
import { useWizard } from "./wizard-context.tsx";

/** The first screen: what kind of order (WIZ-02, WIZ-03). It offers the kinds that can be ordered today. */
export function OrderTypeScreen() {
  const { LL } = useWords();
  const { draft, change } = useWizard();
  return (
    <FormGroup label={LL.orders.type.legend()} required>
      {(control) => (
        <RadioGroup
          {...control}
          layout="cards"
          value={draft.orderType}
          onValueChange={(value) => {
            const orderType = OPEN_ORDER_TYPES.find((type) => type === value);
            if (orderType) change({ orderType, standType: orderType === "STANDARD" ? "STANDARD" : "CUSTOM" });
          }}
          options={OPEN_ORDER_TYPES.map((type) => ({
            value: type,
            label: LL.orders.type[type].name(),
            hint: LL.orders.type[type].hint(),
          }))}
        />
      )}
    </FormGroup>
  );
}
