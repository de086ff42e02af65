import { useMutation } from "@tanstack/react-query";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { centsFromUsd } from "#domain/money.ts";
import { keepSeen } from "#domain/orders/draft/changed-goods.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import { orderKindOf } from "#domain/orders/kinds/kinds.ts";
import { changeType } from "#domain/orders/kinds/type-change.ts";
import { recordAs } from "#src/kit/together/record-at.ts";
import { WithMirror } from "#src/kit/draft/with-mirror.tsx";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { orderAt, type LiveStand, type Order } from "../data.ts";
import { linesToSend, sendOrder } from "../sending.ts";
import { OrderWizard } from "./order-wizard.tsx";
import { orderDrafts } from "./draft/order-drafts.ts";
import { storedDraft } from "./draft/stored-draft.ts";
import { placeOf } from "../draft/draft-place.ts";
import type { WizardArea, WizardSubmission } from "./wizard-context.tsx";
import { readAgain } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";

type NewOrderProps = {
  area: WizardArea;
  submission: WizardSubmission;
  goods: Goods;
  /** The stand that takes the space already. */
  stand: LiveStand | undefined;
  /** The draft to continue. */
  saved?: Order;
  /** The stand that a new order of services is added to. */
  standId?: string;
  /** Whether it begins with the kind that fits what was applied for, where that is on offer. */
  isFitting?: true;
};

/** A new or drafted order, from the first screen to the reference (WIZ-01, WIZ-52). */
export function NewOrder({ area, submission, goods, stand, saved, ...begun }: NewOrderProps) {
  const { locale } = useWords();
  const { mutateAsync: sendNew } = useMutation(sendOrder);
  const start = saved
    ? { ...storedDraft(saved), id: saved.id }
    : { draft: firstDraft(submission, goods, begun) };
  const { linkedTo } = start.draft;

  return (
    <WithMirror kind={orderDrafts(submission.id)} name={placeOf(submission.id, linkedTo)} id={saved?.id}>
      {(mirror) => (
        <OrderWizard
          area={area}
          submission={submission}
          goods={goods}
          stand={stand}
          start={{ ...start, mirror }}
          save={async (input, idempotencyKey) => {
            const draft = { ...input.draft, seen: keepSeen(input.draft, goods) };
            const options = { context: { idempotencyKey } };
            const saved = await trpcClient.orders.saveDraft.mutate({ ...input, draft }, options);
            void readAgain(ROOMS.ownDraft);
            return saved;
          }}
          at={(id) => recordAs(orderAt(id), storedDraft)}
          send={async (draft, { id: draftId, ...known }) => {
            const lines = linesToSend(draft, goods, locale);
            const { seenTotal, secondStand, acceptedClauses } = known;
            const sent = await sendNew({ draft, lines, draftId, seenTotal, secondStand, acceptedClauses });
            return { ...sent, type: draft.orderType, total: centsFromUsd(sent.total) };
          }}
        />
      )}
    </WithMirror>
  );
}

/** Services for a stand begin with what is on offer: there is no kind to choose. */
function firstDraft(
  { id, fitting }: WizardSubmission,
  goods: Goods,
  { standId, isFitting }: Pick<NewOrderProps, "standId" | "isFitting">,
): OrderDraft {
  const empty = emptyDraft(id);
  if (standId) return { ...empty, orderType: "CUSTOM_SERVICES", linkedTo: standId, step: 1 };
  if (!isFitting || !fitting) return empty;
  const draft = { ...empty, ...changeType(empty, fitting) };
  return orderKindOf(fitting).whyNot(draft, goods) ? empty : draft;
}
