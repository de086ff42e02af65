import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { centsFromUsd } from "#domain/money.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import { refuse } from "#domain/refusal.ts";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import type { StoredDraft } from "#src/kit/draft/draft-kind.ts";
import { recordAs } from "#src/kit/together/record-at.ts";
import { WithMirror } from "#src/kit/draft/with-mirror.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { orderAt, type Order } from "../data.ts";
import { sentContentOf, linesToSend, updateOrder } from "../sending.ts";
import { goodsOfOrder } from "./goods.ts";
import { editPlaceOf } from "../draft/draft-place.ts";
import { readDraft, storedDraft } from "./draft/stored-draft.ts";
import { orderDrafts } from "./draft/order-drafts.ts";
import { OrderWizard } from "./order-wizard.tsx";
import type { WizardSubmission } from "./wizard-context.tsx";

type EditOrderProps = { order: Order; goods: Goods } & Pick<WizardSubmission, "isOneOfMany">;

/**
 * An order already sent, opened again through the wizard while it is PENDING (ORD-20): the type is locked, what it
 * had keeps its words and prices, and the device keeps what is typed until it is saved. Saved elsewhere meanwhile, the
 * person chooses which version goes on.
 */
export function EditOrder({ order: opened, goods: offered, isOneOfMany }: EditOrderProps) {
  const { locale } = useWords();
  const { mutateAsync: update } = useMutation(updateOrder);
  const [order, setOrder] = useState(opened);
  const submission = {
    id: order.submissionId,
    reference: order.submissionReference,
    institutionName: order.company,
    spaceM2: order.sizeM2,
    isOneOfMany,
  };
  const goods = useMemo(() => goodsOfOrder(offered, order), [offered, order]);

  function takeNewest(newest: Order): StoredDraft<OrderDraft> {
    if (!newest.canEdit) throw refuse("orderLocked", { status: newest.status });
    setOrder(newest);
    return storedDraft(newest);
  }

  return (
    <WithMirror kind={orderDrafts(order.submissionId)} name={editPlaceOf(order.id)} id={order.id}>
      {(mirror) => (
        <OrderWizard
          area="partner"
          submission={submission}
          goods={goods}
          reference={order.reference ?? undefined}
          start={{ mirror, draft: readDraft(order), id: order.id, version: order.version }}
          at={(id) => recordAs(orderAt(id), takeNewest)}
          send={async (draft, { version = order.version, seenTotal }) => {
            const content = sentContentOf({ draft, lines: linesToSend(draft, goods, locale), seenTotal });
            const saved = await update({ id: order.id, version, order: content });
            return {
              id: order.id,
              reference: order.reference ?? "",
              status: order.status,
              type: draft.orderType,
              total: centsFromUsd(saved.total),
            };
          }}
        />
      )}
    </WithMirror>
  );
}
