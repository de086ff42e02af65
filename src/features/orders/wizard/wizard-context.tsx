import { createContext, use, type ReactNode } from "react";
import type { OrderDraft } from "#domain/orders/draft.ts";
import type { OrderPrice } from "#domain/orders/price.ts";
import type { PackageId } from "#domain/settings/packages.ts";
import type { Locale } from "#domain/locales.ts";
import type { FieldIssue } from "#domain/messages.ts";

/** An item of the catalogue as the wizard shows it; dollars, as on the wire. */
export type WizardItem = {
  id: string;
  title_pt: string;
  title_en: string;
  description_pt: string;
  description_en: string;
  category: string;
  unitMetric: string;
  unitPrice: number;
};

/** A stand package; a price is null while nobody has set it, and then it cannot be chosen. */
export type WizardPackage = {
  id: PackageId;
  name: Record<Locale, string>;
  description: Record<Locale, string>;
  spacePerM2: number | null;
  structurePerM2: number | null;
};

export type WizardSubmission = { id: string; reference: string; institutionName: string; spaceM2: number };

/** Whose desk the wizard stands on: the exhibitor's, or the staff's on behalf of a submission. */
export type WizardArea = "partner" | "staff";

export type DraftLine = OrderDraft["lines"][number];

/** What every screen of the wizard works with (WIZ-05): the submission, the types, what was filled in, and how. */
export type Wizard = {
  submission: WizardSubmission;
  items: readonly WizardItem[];
  packages: readonly WizardPackage[];
  draft: OrderDraft;
  /** A stand whose type is CUSTOM (WIZ-08). */
  isCustomStand: boolean;
  /** True while an order that was already sent is edited: its type is locked. */
  isEdit: boolean;
  price: OrderPrice;
  /** Broken rules of the step on screen, once somebody tried to go on. */
  issues: readonly FieldIssue[];
  change: (patch: Partial<OrderDraft>) => void;
  addLine: (itemId: string) => void;
  changeLine: (itemId: string, patch: Partial<DraftLine>) => void;
  removeLine: (itemId: string) => void;
};

const WizardContext = createContext<Wizard | undefined>(undefined);

export function WizardProvider({ wizard, children }: { wizard: Wizard; children: ReactNode }) {
  return <WizardContext value={wizard}>{children}</WizardContext>;
}

/** The wizard around this screen; outside of one it is a mistake of ours, said at once (WIZ-09). */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error("useWizard must be used within a WizardProvider");
  return wizard;
}
