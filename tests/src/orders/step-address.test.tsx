import { expect, test } from "bun:test";
import { emptyDraft } from "#domain/orders/draft/draft.ts";
import { useSteps } from "#src/features/orders/wizard/steps/use-steps.ts";
import { GOODS } from "#tests/domain/orders/kinds/goods.ts";
import { openPage } from "../page.tsx";

const page = openPage();

/** What the wizard asked the address for, which says this step and does not name the stored draft yet. */
async function askedAt(step: number | undefined): Promise<string[]> {
  const asked: string[] = [];
  const address = {
    step,
    isOfDraft: false,
    show: (target: number, how: string) => void asked.push(`${how} step ${target}`),
    nameDraft: () => void asked.push("name the draft"),
  };
  function Wizard() {
    useSteps({ draft: emptyDraft("s1"), goods: GOODS, address, isEdit: false, isSent: false });
    return null;
  }
  await page.draw(<Wizard key={String(step)} />);
  return asked;
}

test("a draft that is stored while its writer goes on is named beside the step that the address says by then", async () => {
  expect(await askedAt(0)).toEqual(["name the draft"]);
});

test("an address without a step, or beyond what is complete, says the one that is shown", async () => {
  expect(await askedAt(undefined)).toEqual(["replace step 0"]);
});
