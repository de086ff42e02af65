import type { ReactNode } from "react";
import { changeType, lostBy } from "#domain/orders/kinds/type-change.ts";
import type { OfferedOrderType } from "#domain/orders/type.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useWizard } from "../wizard-context.tsx";

/** Changes the type of the draft, after asking when something would be removed; answers whether it did. */
export function useChooseType(): [choose: (type: OfferedOrderType) => Promise<boolean>, dialog: ReactNode] {
  const { LL } = useWords();
  const { draft, change } = useWizard();
  const [ask, dialog] = useConfirm();

  async function choose(type: OfferedOrderType): Promise<boolean> {
    if (type === draft.orderType) return false;
    const lost = lostBy(draft, type).map((part) => LL.orders.type.part[part]());
    const words = LL.orders.type.change;
    const question = {
      title: words.title({ type: LL.orders.type[type].name() }),
      description: words.text({ parts: lost.join(", ") }),
      confirmLabel: words.confirm(),
      cancelLabel: words.keep(),
      tone: "danger",
    } as const;
    const isWanted = lost.length === 0 || (await ask(question));
    if (isWanted) change(changeType(draft, type));
    return isWanted;
  }

  return [choose, dialog];
}
