import { useState } from "react";
import { centsFromUsd } from "#domain/money.ts";
import { refuse } from "#domain/refusal.ts";
import { trpc } from "#src/lib/trpc.ts";
import { useWords } from "#src/lib/words.tsx";
import { useRefreshOrders, type OrderPage } from "../data.ts";
import { readDraft, toLines } from "./new-order.tsx";
import { OrderWizard } from "./order-wizard.tsx";
import type { WizardItem, WizardPackage } from "./wizard-context.tsx";

type EditOrderProps = { order: OrderPage; items: readonly WizardItem[]; packages: readonly WizardPackage[] };

/**
 * An order already sent, opened again through the wizard while it is PENDING (ORD-20): the type is locked, what it
 * had keeps its words and prices, and the tab keeps what is typed until it is saved. Saved elsewhere meanwhile, the
 * person chooses which version goes on.
 */
export function EditOrder({ order: opened, items, packages }: EditOrderProps) {
  const { locale } = useWords();
  const { client } = trpc.useUtils();
  const refresh = useRefreshOrders();
  const [order, setOrder] = useState(opened);
  const submission = {
    id: order.submissionId,
    reference: order.submissionReference,
    institutionName: order.company,
    spaceM2: order.sizeM2,
  };
  const known = itemsOfOrder(order, items);
  const offered = packagesOfOrder(order, packages);

  return (
    <OrderWizard
      area="partner"
      submission={submission}
      items={known}
      packages={offered}
      start={{
        mirrorKey: `order-edit:${order.id}`,
        draft: readDraft(order),
        id: order.id,
        version: order.version,
      }}
      loadTheirs={async (id) => {
        const newest = await client.orders.get.query({ id });
        if (!newest.canEdit) throw refuse("orderLocked", { status: newest.status });
        setOrder(newest);
        return { draft: readDraft(newest), version: newest.version, savedAt: new Date(newest.updatedAt) };
      }}
      send={async (draft, { version = order.version }) => {
        const orderServices = toLines(draft, known, offered, submission.spaceM2, locale);
        const { notes, submissionId } = draft;
        const saved = await client.orders.update.mutate({
          id: order.id,
          version,
          order: { orderType: "STANDARD", orderServices, notes, submissionId },
        });
        await refresh();
        return {
          id: order.id,
          reference: order.reference ?? "",
          status: order.status,
          total: centsFromUsd(saved.total),
        };
      }}
    />
  );
}

/** The catalogue, with what the order has as it was sold: at its own price, offered any more or not. */
function itemsOfOrder(order: OrderPage, items: readonly WizardItem[]): WizardItem[] {
  const sold = order.lines.filter(({ kind }) => kind === "catalogue");
  const known = new Map<string, WizardItem>(items.map((item) => [item.id, item]));
  for (const { itemId, ...line } of sold) known.set(itemId, { ...line, id: itemId });
  return [...known.values()];
}

function packagesOfOrder(order: OrderPage, packages: readonly WizardPackage[]): WizardPackage[] {
  return packages.map((one) =>
    one.id === order.packageId
      ? { ...one, spacePerM2: order.spacePerM2, structurePerM2: order.structurePerM2 }
      : one,
  );
}
