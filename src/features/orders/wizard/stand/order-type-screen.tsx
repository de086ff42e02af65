import { orderKindOf } from "#domain/orders/kinds/kinds.ts";
import { OFFERED_ORDER_TYPES, type OfferedOrderType } from "#domain/orders/type.ts";
import { FormGroup } from "#src/components/form-field.tsx";
import { sayIssue } from "#i18n/say-issue.ts";
import { sayReason } from "#i18n/say-refusal.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { KIND_DRAWINGS } from "../../drawn.ts";
import { ChoiceCard } from "./choice-card.tsx";
import { useChooseType } from "./use-choose-type.tsx";
import { useWizard } from "../wizard-context.tsx";

/** The first screen: what kind of order (WIZ-02, WIZ-03), and which kind fits the application. */
export function OrderTypeScreen() {
  const { LL } = useWords();
  const { issues, submission } = useWizard();
  // What fits what was applied for comes first: on a phone the others stand below the window.
  const types = OFFERED_ORDER_TYPES.toSorted(
    (a, b) => Number(b === submission.fitting) - Number(a === submission.fitting),
  );
  const issue = issues.find(({ path }) => path === "orderType");
  const [choose, dialog] = useChooseType();
  return (
    <FormGroup
      id="wizard-orderType"
      label={LL.orders.type.legend()}
      error={issue && sayIssue(LL, issue)}
      required
      hideLabel
    >
      {(control) => (
        <div role="radiogroup" {...control} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {types.map((type) => (
            <TypeCard key={type} type={type} onChoose={() => void choose(type)} />
          ))}
          {dialog}
        </div>
      )}
    </FormGroup>
  );
}

function TypeCard({ type, onChoose }: { type: OfferedOrderType; onChoose: () => void }) {
  const { LL } = useWords();
  const { draft, goods, submission } = useWizard();
  const reason = orderKindOf(type).whyNot({ ...draft, orderType: type }, goods);
  const isTaken = goods.stand !== undefined && orderKindOf(type).standType !== null;
  return (
    <ChoiceCard
      id={`type-${type}`}
      name="orderType"
      value={type}
      isChosen={draft.orderType === type}
      onChoose={onChoose}
      drawing={KIND_DRAWINGS[type]}
      title={LL.orders.type[type].name()}
      mark={type === submission.fitting && !reason && LL.orders.type.fits[type]()}
      disabled={reason !== undefined || isTaken}
      isCompact
    >
      <p className="mt-2 text-[0.9375rem] text-quiet">{LL.orders.type[type].hint()}</p>
      {reason && <p className="mt-3 border-t border-line pt-3 text-sm">{sayReason(LL, reason)}</p>}
    </ChoiceCard>
  );
}
