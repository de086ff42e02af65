import { createContext, use, type ReactNode } from "react";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import type { Goods } from "#domain/orders/draft/goods.ts";
import type { OrderPrice } from "#domain/orders/lines/price.ts";
import type { OfferedOrderType } from "#domain/orders/type.ts";
import type { FieldIssue } from "#domain/messages.ts";
import type { DraftEdit, ShowWhen } from "#src/kit/draft/draft-kind.ts";

export type WizardSubmission = {
  id: string;
  reference: string;
  institutionName: string;
  spaceM2: number;
  /** Whether the exhibitor holds others beside it, so that each screen has to say which space is ordered for. */
  isOneOfMany?: boolean;
  /** The kind of order that fits what was applied for; none where the type is locked. */
  fitting?: OfferedOrderType;
};

/** Whose desk the wizard stands on: the exhibitor's, or the staff's on behalf of a submission. */
export type WizardArea = "partner" | "staff";

export type DraftLine = OrderDraft["lines"][number];

/** What every screen of the wizard works with (WIZ-05): the submission, the types, what was filled in, and how. */
export type Wizard = {
  submission: WizardSubmission;
  goods: Goods;
  draft: OrderDraft;
  /** A stand whose type is CUSTOM (WIZ-08). */
  isCustomStand: boolean;
  /** True while an order that was already sent is edited: its type is locked. */
  isEdit: boolean;
  price: OrderPrice;
  /** Broken rules of the step on screen, once somebody tried to go on. */
  issues: readonly FieldIssue[];
  /** Leads to a step that was seen. */
  goTo: (step: number) => void;
  change: (edit: DraftEdit<OrderDraft>) => void;
  /** Shows on the whole page what a line was to show soon. */
  show: () => void;
  /** Answers the name of the new line. */
  addLine: (itemId: string) => string;
  changeLine: (lineId: string, patch: Partial<DraftLine>, when?: ShowWhen) => void;
  removeLine: (lineId: string) => void;
};

/** The prefix of the ids of the wizard's fields. */
export const FIELDS_OF = "wizard";

const WizardContext = createContext<Wizard | undefined>(undefined);

export function WizardProvider({ wizard, children }: { wizard: Wizard; children: ReactNode }) {
  return <WizardContext value={wizard}>{children}</WizardContext>;
}

/**
 * Around what draws from its properties alone. The wizard changes with each key, and React would look through all that
 * stayed as it is, five hundred items, for somebody who reads it.
 */
export function ApartFromWizard({ children }: { children: ReactNode }) {
  return <WizardContext value={undefined}>{children}</WizardContext>;
}

/** The wizard around this screen; throws outside a wizard, which is a programming error (WIZ-09). */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error("useWizard must be used within a WizardProvider");
  return wizard;
}
