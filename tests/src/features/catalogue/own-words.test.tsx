import { afterAll, expect, test } from "bun:test";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import type { OwnWord } from "#domain/catalogue/own-words.ts";
import { sayCount } from "#i18n/line-count.ts";
import { NamedField } from "#src/features/catalogue/named-field.tsx";
import { vocabularyQuery } from "#src/features/catalogue/data.ts";
import { ITEM_FORM, itemValues } from "#src/features/catalogue/item-form.ts";
import { ownWordsQuery, useOwnWords } from "#src/features/catalogue/use-own-words.ts";
import { FieldHostContext } from "#src/kit/form/contexts.ts";
import { useAppForm } from "#src/kit/form/form-hook.ts";
import { changeLocale, useWords, WordsProvider } from "#src/lib/words/words.tsx";
import { openPage } from "../../page.tsx";

// The tests of other files share these words.
afterAll(() => changeLocale("en"));
const { all, draw, leave, read, type, press, find, run, turn } = openPage();

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
client.setQueryData(vocabularyQuery.queryKey, {
  categories: ["Plantas", "Flores"],
  units: ["ponto"],
  spellings: {
    category: [
      ["mobiliario", "furniture"],
      ["plants", "Plantas"],
    ],
    unitMetric: [],
  },
});
const plants = { field: "category_en", key: "Plantas", text: "Plants" } as const;
const sockets = { field: "units_en", key: "ponto", text: "sockets" } as const;
client.setQueryData(ownWordsQuery.queryKey, { words: [plants, sockets] });

async function tell(words: OwnWord[]): Promise<void> {
  await run(() => client.setQueryData(ownWordsQuery.queryKey, { words }));
  await turn();
}

function Sockets() {
  useOwnWords();
  const { LL } = useWords();
  return <p>{sayCount(LL.orders.counted, { unit: "ponto", quantity: 2, days: 12 })}</p>;
}

test("a unit of the team's own is said in the reader's language, and anew when its words change (D4)", async () => {
  await act(() => changeLocale("en"));
  await draw(
    <QueryClientProvider client={client}>
      <WordsProvider>
        <Sockets />
      </WordsProvider>
    </QueryClientProvider>,
  );
  expect(read("p")).toEqual(["2 sockets × 12 days"]);
  await act(() => changeLocale("pt"));
  expect(read("p")).toEqual(["2 ponto × 12 dias"]);
  const points = { field: "units_pt", key: "ponto", text: "pontos" } as const;
  await tell([plants, points, sockets]);
  expect(read("p")).toEqual(["2 pontos × 12 dias"]);
  await tell([plants]);
  expect(read("p")).toEqual(["2 ponto × 12 dias"]);
});

const HOST = {
  refused: new Map(),
  afterPress: (go: () => void) => go(),
  uploaded: () => undefined,
  words: new Map(),
};

const CATEGORIES = ["Plantas", "Flores", "Frutas", "Frutas e sucos", "furniture"];

function Field() {
  const form = useAppForm({ ...ITEM_FORM, defaultValues: itemValues() });
  return (
    <>
      <NamedField form={form} of="category" isNew />
      {CATEGORIES.map((name) => (
        <button key={name} type="button" title={name} onClick={() => form.setFieldValue("category", name)}>
          {name}
        </button>
      ))}
    </>
  );
}

const choose = (category: string) => press(`[title="${category}"]`);
const valueOf = (name: string) => (find(`[name=${name}]`) as HTMLInputElement).value;

const drawField = () =>
  draw(
    <QueryClientProvider client={client}>
      <FieldHostContext value={HOST}>
        <Field />
      </FieldHostContext>
    </QueryClientProvider>,
  );

test("the form of an item asks what a category of the team's own is called, and keeps what is typed", async () => {
  await drawField();
  expect(read("[name=category_en]")).toEqual([]);
  await choose("Plantas");
  expect([valueOf("category_pt"), valueOf("category_en")]).toEqual(["", "Plants"]);
  await choose("Flores");
  expect(valueOf("category_en")).toBe("");
  await choose("Frutas");
  await type("[name=category_en]", "Fruit");
  await choose("Frutas e sucos");
  expect(valueOf("category_en")).toBe("Fruit");
  await choose("furniture");
  expect(read("[name=category_en]")).toEqual([]);
});

const NEW = "[aria-label='Name of the new category']";

test.each(["Tab", "a press"])("a category that is not in the list is taken over by %s", async (way) => {
  await drawField();
  await type("[name=category]", "Plantas vivas");
  expect(read("[role=option]")).toEqual(["Another: “Plantas vivas”"]);
  await (way === "Tab" ? leave("[name=category]") : press("[role=option]"));
  expect([valueOf("category"), (find(NEW) as HTMLInputElement).value]).toEqual([
    "Another...",
    "Plantas vivas",
  ]);
});

test("one is offered beside those that hold what is typed, and not where that is one of them", async () => {
  await drawField();
  await type("[name=category]", "Plant");
  expect(read("[role=option]")).toEqual(["Plantas", "Another: “Plant”"]);
  await type("[name=category]", "plantas");
  expect(read("[role=option]")).toEqual(["Plantas"]);
});

test.each([
  ["Mobiliário", "Furniture"],
  ["plants", "Plantas"],
])("%j is known in the other language, in the list and in a new one's own words", async (said, label) => {
  await drawField();
  await type("[name=category]", said);
  expect(read("[role=option]")).toEqual([label]);
  await leave("[name=category]");
  await choose("Frutas");
  await type(NEW, said);
  await leave(NEW);
  expect([valueOf("category"), all(NEW).length]).toEqual([label, 0]);
});
