import { useMutation } from "@tanstack/react-query";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft.ts";
import { centsFromUsd } from "#domain/money.ts";
import { keepSeen } from "#domain/orders/changes-since.ts";
import { linesOf } from "#domain/orders/content.ts";
import type { Goods } from "#domain/orders/goods.ts";
import { openDraft } from "#domain/orders/old-draft.ts";
import { KINDS } from "#domain/orders/kinds/kinds.ts";
import { lineToSend } from "#domain/orders/ordered-line.ts";
import type { Locale } from "#domain/locales.ts";
import { trpcClient } from "#src/lib/trpc-client.ts";
import { useWords } from "#src/lib/words.tsx";
import { readOrder, sendStandard, type Order } from "../data.ts";
import { isOpenOrderType, OPEN_ORDER_TYPES, type OpenOrderType } from "./open-types.ts";
import { OrderWizard } from "./order-wizard.tsx";
import { WithMirror } from "./with-mirror.tsx";
import type { WizardArea, WizardSubmission } from "./wizard-context.tsx";

type NewOrderProps = {
  area: WizardArea;
  submission: WizardSubmission;
  goods: Goods;
  /** The draft to go on with. */
  saved?: Order;
  /** Keeps the draft's id in the address, so that a reload finds it. */
  onSaved: (draftId: string) => void;
};

/** A new order, or the draft of one, from the first screen to the reference (WIZ-01, WIZ-52). */
export function NewOrder({ area, submission, goods, saved, onSaved }: NewOrderProps) {
  const { locale } = useWords();
  const { mutateAsync: sendStandardOrder } = useMutation(sendStandard);
  const start = saved
    ? { draft: readDraft(saved), id: saved.id, version: saved.version, savedAt: new Date(saved.updatedAt) }
    : { draft: firstDraft(submission.id) };

  return (
    <WithMirror name={`order-draft:${submission.id}`} submissionId={submission.id} id={saved?.id}>
      {(mirror) => (
        <OrderWizard
          area={area}
          submission={submission}
          goods={goods}
          start={{ ...start, mirror }}
          save={async (input, idempotencyKey) => {
            const draft = await trpcClient.orders.saveDraft.mutate(
              { ...input, draft: { ...input.draft, seen: keepSeen(input.draft, goods) } },
              { context: { idempotencyKey } },
            );
            if (draft.id !== input.id) onSaved(draft.id);
            return draft;
          }}
          loadTheirs={async (id) => {
            const order = await readOrder(id);
            return { draft: readDraft(order), version: order.version, savedAt: new Date(order.updatedAt) };
          }}
          send={async (draft, { id: draftId }) => {
            const doors = { STANDARD: sendStandardOrder } satisfies Record<OpenOrderType, unknown>;
            const sent = await doors[openType(draft)]({ ...payloadOf(draft, goods, locale), draftId });
            return { ...sent, total: centsFromUsd(sent.total) };
          }}
        />
      )}
    </WithMirror>
  );
}

/** What is sent of a draft, as its kind sends it. */
export function payloadOf(draft: OrderDraft, goods: Goods, locale: Locale) {
  const lines = linesOf(draft, goods).map((line) => lineToSend(line, locale));
  // The groups as they were filled in are what an order keeps of them, and what makes their lines.
  return { ...KINDS[openType(draft)].payload(draft, lines), extraServices: draft.extraServices };
}

/** The wizard holds drafts of the open kinds only; see readDraft. */
export function openType({ orderType }: OrderDraft): OpenOrderType {
  if (!isOpenOrderType(orderType)) throw new Error("an order of this kind cannot be sent");
  return orderType;
}

/** The wizard before anybody touched it; while one kind only can be ordered, it is chosen already. */
export function firstDraft(submissionId: string): OrderDraft {
  return { ...emptyDraft(submissionId), orderType: OPEN_ORDER_TYPES[0], standType: "STANDARD" };
}

/** A stored draft as the wizard holds it, whichever release stored it. */
export function readDraft({ draft, submission }: Pick<Order, "draft" | "submission">): OrderDraft {
  if (!draft) return firstDraft(submission.id);
  const opened = openDraft(draft, submission.id);
  const { orderType, standType } = firstDraft(submission.id);
  // One of a kind that cannot be ordered today begins with the question for the type; the rest of it stays.
  return isOpenOrderType(opened.orderType) ? opened : { ...opened, orderType, standType, step: 0 };
}
