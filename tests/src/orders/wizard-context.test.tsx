import { describe, expect, test } from "bun:test";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { useWizardState } from "#src/features/orders/wizard/use-wizard-state.ts";
import { useWizard, WizardProvider, type Wizard } from "#src/features/orders/wizard/wizard-context.tsx";
import { GOODS } from "#tests/domain/orders/kinds/goods.ts";

const submission = { id: "s1", reference: "EOI-2025-00001", institutionName: "Várzea", spaceM2: 100 };

/** The wizard a screen meets around this draft. */
function wizardOf(draft: OrderDraft): Wizard {
  let met: Wizard | undefined;
  function Screen(): ReactNode {
    met = useWizard();
    return null;
  }
  function Around(): ReactNode {
    const offer = { submission, goods: GOODS };
    const address = { step: undefined, isOfDraft: true, show: () => undefined, nameDraft: () => undefined };
    const state = useWizardState({
      ...offer,
      draft,
      change: () => undefined,
      show: () => undefined,
      address,
      isEdit: false,
      isSent: false,
    });
    return (
      <WizardProvider wizard={state.wizard}>
        <Screen />
      </WizardProvider>
    );
  }
  renderToString(<Around />);
  if (!met) throw new Error("no screen was rendered");
  return met;
}

describe("the wizard's context", () => {
  test("holds the submission, the types and what was filled in, a custom briefing among it (WIZ-05)", () => {
    const wizard = wizardOf(emptyDraft("s1"));
    expect(wizard).toMatchObject({ submission, goods: GOODS, isEdit: false, issues: [] });
    expect(wizard.draft).toMatchObject({ submissionId: "s1", lines: [], notes: "" });
    expect(wizard.draft).toHaveProperty("briefing");
    expect(wizard.price.total).toBe(0);
  });

  test("begins with goods and services, a custom stand type and nothing chosen (WIZ-06, WIZ-07)", () => {
    const { draft, isCustomStand, price } = wizardOf(emptyDraft("s1"));
    expect([draft.orderType, draft.standType, draft.step]).toEqual(["CUSTOM_SERVICES", "CUSTOM", 0]);
    expect([draft.selectedStandardStandId, draft.lines]).toEqual([null, []]);
    expect([isCustomStand, price.total]).toEqual([true, 0]);
  });

  test("knows a custom stand by its stand type (WIZ-08)", () => {
    expect(wizardOf({ ...emptyDraft("s1"), standType: "CUSTOM" }).isCustomStand).toBe(true);
    expect(wizardOf({ ...emptyDraft("s1"), standType: "STANDARD" }).isCustomStand).toBe(false);
  });

  test("is refused to a screen that stands outside of it (WIZ-09)", () => {
    function Alone(): ReactNode {
      useWizard();
      return null;
    }
    expect(() => renderToString(<Alone />)).toThrow("useWizard must be used within a WizardProvider");
  });
});
