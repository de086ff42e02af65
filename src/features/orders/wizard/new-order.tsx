import { useState } from "react";
import * as v from "valibot";
import { emptyDraft, orderDraft, type OrderDraft } from "#domain/orders/draft.ts";
import { centsFromUsd, usdFromCents } from "#domain/money.ts";
import { buildStandardPayload, lineFromItem, type OrderLinePayload } from "#domain/orders/payload.ts";
import { OPEN_ORDER_TYPES } from "#domain/orders/type.ts";
import type { Locale } from "#domain/locales.ts";
import { newKey } from "#src/lib/key.ts";
import { trpc, type Outputs } from "#src/lib/trpc.ts";
import { useWords } from "#src/lib/words.tsx";
import { useRefreshOrders } from "../data.ts";
import { OrderWizard } from "./order-wizard.tsx";
import { findOrderablePackage, priceStand } from "./wizard-rules.ts";
import type { WizardArea, WizardItem, WizardPackage, WizardSubmission } from "./wizard-context.tsx";

type NewOrderProps = {
  area: WizardArea;
  submission: WizardSubmission;
  items: readonly WizardItem[];
  packages: readonly WizardPackage[];
  /** The draft to go on with. */
  saved?: Outputs["orders"]["get"];
  /** Keeps the draft's id in the address, so that a reload finds it. */
  onSaved: (draftId: string) => void;
};

/** A new order, or the draft of one, from the first screen to the reference (WIZ-01, WIZ-52). */
export function NewOrder({ area, submission, items, packages, saved, onSaved }: NewOrderProps) {
  const { locale } = useWords();
  const client = trpc.useUtils().client;
  const refresh = useRefreshOrders();
  const [sendKey] = useState(newKey);
  const start = saved
    ? { draft: readDraft(saved), id: saved.id, version: saved.version, savedAt: new Date(saved.updatedAt) }
    : { draft: firstDraft(submission.id) };

  return (
    <OrderWizard
      area={area}
      submission={submission}
      items={items}
      packages={packages}
      start={{ ...start, mirrorKey: `order-draft:${submission.id}` }}
      save={async (input, idempotencyKey) => {
        const draft = await client.orders.saveDraft.mutate(input, { context: { idempotencyKey } });
        if (draft.id !== input.id) onSaved(draft.id);
        return draft;
      }}
      loadTheirs={async (id) => {
        const order = await client.orders.get.query({ id });
        return { draft: readDraft(order), version: order.version, savedAt: new Date(order.updatedAt) };
      }}
      send={async (draft, { id: draftId }) => {
        const lines = toLines(draft, items, packages, submission.spaceM2, locale);
        const payload = buildStandardPayload({ submissionId: submission.id, lines, notes: draft.notes });
        const sent = await client.orders.createStandard.mutate(
          { ...payload, draftId },
          { context: { idempotencyKey: draftId ? `send-${draftId}` : sendKey } },
        );
        await refresh();
        return { ...sent, total: centsFromUsd(sent.total) };
      }}
    />
  );
}

/** The wizard before anybody touched it; while one kind only can be ordered, it is chosen already. */
function firstDraft(submissionId: string): OrderDraft {
  return { ...emptyDraft(submissionId), orderType: OPEN_ORDER_TYPES[0], standType: "STANDARD" };
}

/** A stored draft as the wizard holds it; whatever an older version left out gets its default. */
export function readDraft({
  draft,
  submission,
}: Pick<Outputs["orders"]["get"], "draft" | "submission">): OrderDraft {
  const parsed = v.safeParse(orderDraft, draft);
  return parsed.success ? parsed.output : firstDraft(submission.id);
}

/** The lines as they travel: the package's own first, then what was chosen from the catalogue (WIZ-58). */
export function toLines(
  draft: OrderDraft,
  items: readonly WizardItem[],
  packages: readonly WizardPackage[],
  sizeM2: number,
  locale: Locale,
): OrderLinePayload[] {
  const stand = findOrderablePackage(packages, draft.selectedStandardStandId);
  const standLine = stand && {
    id: stand.id,
    title_pt: stand.name.pt,
    title_en: stand.name.en,
    description_pt: stand.description.pt,
    description_en: stand.description.en,
    unitMetric: "booth",
    unitPrice: usdFromCents(priceStand(stand, sizeM2)),
  };
  return [
    ...(standLine ? [lineFromItem(standLine, {}, locale)] : []),
    ...draft.lines.flatMap((line) => {
      const item = items.find(({ id }) => id === line.itemId);
      const choice = {
        quantity: line.quantity ?? undefined,
        periodOfUse: line.periodOfUse ?? undefined,
        notes: line.notes,
      };
      return item ? [lineFromItem(item, choice, locale)] : [];
    }),
  ];
}
