import { expect, test } from "bun:test";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { itemInput } from "#domain/catalogue/schema.ts";
import { vocabularyQuery } from "#src/features/catalogue/data.ts";
import { ItemFields } from "#src/features/catalogue/item-fields.tsx";
import { itemValues } from "#src/features/catalogue/item-form.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { openPage } from "../page.tsx";

const page = openPage();
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
client.setQueryData(vocabularyQuery.queryKey, {
  categories: [],
  units: [],
  spellings: { category: [], unitMetric: [] },
});

/** The form of an item with a unit of the team's own, had once so far. */
async function openFields(isNew: boolean) {
  function Fields() {
    const { form, record } = useRecordForm({
      schema: itemInput,
      values: () => ({ ...itemValues(), unitMetric: "ponto" }),
      save: async () => undefined,
    });
    return (
      <RecordForm record={record}>
        <ItemFields form={form} isNew={isNew} />
        <form.Subscribe selector={({ values }) => values.unitPeriod}>
          {(period) => <output>{period}</output>}
        </form.Subscribe>
      </RecordForm>
    );
  }
  await page.draw(
    <QueryClientProvider client={client}>
      <Fields />
    </QueryClientProvider>,
  );
  await page.settle();
  return async (unit: string) => {
    await page.type('input[placeholder="Name of the new unit"]', unit);
    return page.read("output").at(-1);
  };
}

test("a new item is per day with a unit of the team's own, as usual with a known one", async () => {
  const typeUnit = await openFields(true);
  expect(await typeUnit("metro")).toBe("perDay");
  expect(await typeUnit("kit")).toBe("once");
});

test("a new item stays as the person said, whatever its unit becomes", async () => {
  const typeUnit = await openFields(true);
  await page.press('input[type="radio"][value="perDay"]');
  await page.press('input[type="radio"][value="once"]');
  expect(await typeUnit("hora")).toBe("once");
});

test("an item there already stays as it was with a unit of the team's own", async () => {
  const typeUnit = await openFields(false);
  expect(await typeUnit("metro")).toBe("once");
});
