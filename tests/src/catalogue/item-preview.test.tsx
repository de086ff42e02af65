import { expect, test } from "bun:test";
import { ITEM_FORM, itemValues } from "#src/features/catalogue/item-form.ts";
import { ItemPreview } from "#src/features/catalogue/item-preview.tsx";
import { useAppForm } from "#src/kit/form/form-hook.ts";
import { openPage } from "../page.tsx";

const page = openPage();
const PRICED = { ...itemValues(), unitPrice: 30, unitPeriod: "perDay" } as const;

function Preview({ given }: { given: Partial<ReturnType<typeof itemValues>> }) {
  const form = useAppForm({ ...ITEM_FORM, defaultValues: { ...PRICED, ...given } });
  return <ItemPreview form={form} />;
}

test.each([
  [{ unitMetric: "vaso", unit_en: "planter" }, "per planter and day"],
  [{ unitMetric: "vaso", unit_en: "" }, "per vaso and day"],
  [{ unitMetric: "unit", unit_en: "planter" }, "per unit and day"],
  [{ unitMetric: " " }, ""],
])("a price is for what the unit is called in the reader's language: %j", async (given, per) => {
  await page.draw(<Preview given={given} />);
  expect(page.read("p.figures").map((said) => said?.replace(/^.*30\.00/u, "").trim())).toEqual([per]);
});
