import { useEffect, useEffectEvent, useRef } from "react";
import { changedGoods, keepSeen } from "#domain/orders/draft/changed-goods.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import type { SavingOrderDraft } from "./order-drafts.ts";

type NameChangesInput = { goods: Goods; saving: Pick<SavingOrderDraft, "draft" | "change">; isEdit: boolean };

/**
 * A price or an item that changes while the wizard is open is named like a change from before: no figure
 * changes under its reader's eyes in silence. What an order already has stays as it was sold.
 */
export function useNameChanges({ goods, saving, isEdit }: NameChangesInput): void {
  const known = useRef(goods);
  const name = useEffectEvent((before: Goods) => {
    const { draft, change } = saving;
    const seen = keepSeen(draft, before);
    if (!isEdit && changedGoods({ ...draft, seen }, goods).length > 0) change({ seen });
  });
  useEffect(() => {
    if (known.current !== goods) name(known.current);
    known.current = goods;
  }, [goods]);
}
