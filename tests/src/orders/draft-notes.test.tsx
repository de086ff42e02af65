import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { keepSeen } from "#domain/orders/draft/changed-goods.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { ChangedGoods } from "#src/features/orders/wizard/draft/changed-goods.tsx";
import { DraftComparison } from "#src/features/orders/wizard/draft/draft-comparison.tsx";
import { useWizardState } from "#src/features/orders/wizard/use-wizard-state.ts";
import { WizardProvider } from "#src/features/orders/wizard/wizard-context.tsx";
import { FixedWords } from "#src/lib/words/words.tsx";
import { GOODS } from "#tests/domain/orders/kinds/goods.ts";

loadAllLocales();

const submission = { id: "s1", reference: "EOI-2025-00001", institutionName: "Várzea", spaceM2: 100 };
const [ITEM] = GOODS.items;
if (!ITEM) throw new Error("nothing is on offer");
const LINE = { lineId: "l1", itemId: ITEM.id, quantity: 2, periodOfUse: 3, notes: "na entrada" };
const DRAFT: OrderDraft = { ...emptyDraft("s1"), lines: [LINE], notes: "Doca 2" };

/** What a reader finds over the wizard of this draft. */
function draw(part: ReactNode, draft: OrderDraft, goods = GOODS): string {
  function Around() {
    const { wizard } = useWizardState({
      submission,
      goods,
      draft,
      change: () => undefined,
      show: () => undefined,
      address: { step: undefined, isOfDraft: true, show: () => undefined, nameDraft: () => undefined },
      isEdit: false,
      isSent: false,
    });
    return <WizardProvider wizard={wizard}>{part}</WizardProvider>;
  }
  const markup = renderToStaticMarkup(
    <FixedWords locale="en">
      <Around />
    </FixedWords>,
  );
  return markup
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/\|+/g, "|")
    .replaceAll("\u00a0", " ");
}

test("a resumed draft says what changed since, each in a sentence; nothing while nothing did", () => {
  const saved = { ...DRAFT, seen: keepSeen(DRAFT, GOODS) };
  expect(draw(<ChangedGoods />, saved)).toBe("");
  const dearer = { ...GOODS, items: [{ ...ITEM, unitPrice: ITEM.unitPrice + 1_00 }] };
  const then = (ITEM.unitPrice / 100).toFixed(2);
  const now = (ITEM.unitPrice / 100 + 1).toFixed(2);
  const said = draw(<ChangedGoods />, saved, dearer);
  expect(said).toContain(`${ITEM.title_en}: USD ${then} then, USD ${now} now`);
  expect(draw(<ChangedGoods />, saved, { ...GOODS, items: [] })).toContain(
    `${ITEM.title_en}: no longer in the catalogue.`,
  );
});

test("two versions stand beside each other field by field, in the reader's words", () => {
  const theirs = { ...DRAFT, notes: "", lines: [{ ...LINE, quantity: 5, notes: "" }] };
  expect(draw(<DraftComparison theirs={theirs} />, DRAFT)).toBe(
    `|2 fields differ|Notes for the team|On this screen|Doca 2|Saved elsewhere|empty|${ITEM.title_en}|On this screen|2 units × 3 days\nna entrada|Saved elsewhere|5 units × 3 days|`,
  );
});

test("the amounts of a proposal stand in its currency, one that is still being typed as it is", () => {
  const proposal = { ...DRAFT.proposal, value: 1_654, spaceAmount: "1,6x" };
  const mine: OrderDraft = { ...DRAFT, orderType: "SIMPLE", proposal };
  const theirs = { ...mine, proposal: { ...proposal, value: 2_734.5, spaceAmount: null } };
  expect(draw(<DraftComparison theirs={theirs} />, mine)).toBe(
    "|2 fields differ|Value|On this screen|USD 1,654.00|Saved elsewhere|USD 2,734.50|Space|On this screen|1,6x|Saved elsewhere|empty|",
  );
});
