import { useStore } from "@tanstack/react-form";
import { useQuery } from "@tanstack/react-query";
import { CATEGORIES, DEFAULT_CATEGORY } from "#domain/catalogue/categories.ts";
import { isOwn, ownWord } from "#domain/catalogue/own-words.ts";
import { periodOf, UNITS, usualPeriod } from "#domain/catalogue/unit.ts";
import { sayCategory } from "#i18n/category-word.ts";
import { sayUnit } from "#i18n/unit-word.ts";
import { cn } from "#src/components/cn.ts";
import { withForm } from "#src/kit/form/form-hook.ts";
import { ownWordsQuery } from "./use-own-words.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { vocabularyQuery } from "./data.ts";
import { ITEM_FORM } from "./item-form.ts";
import { KnownOrNewField } from "./known-or-new-field.tsx";

const WORDS_OF = {
  category: ["category_pt", "category_en"],
  unitMetric: ["unit_pt", "units_pt", "unit_en", "units_en"],
} as const;
type Named = keyof typeof WORDS_OF;

/** The category or unit of an item; beside the team's own words their names in both languages. */
export const NamedField = withForm({
  ...ITEM_FORM,
  props: { of: "category" as Named, isNew: false },
  render: function NamedField({ form, of, isNew }) {
    const { LL } = useWords();
    const { fields, words, wordsHint } = LL.catalogue;
    const options = useVocabulary()[of];
    const { data } = useQuery(ownWordsQuery);
    const key = useStore(form.store, ({ values }) => values[of]);

    /** What is being typed anew keeps what was typed beside it. */
    function follow(value: string): void {
      const usual = isNew ? periodOf(value) : usualPeriod(value);
      const isChosen = isNew && form.getFieldMeta("unitPeriod")?.isDirty;
      if (of === "unitMetric" && usual && !isChosen)
        form.setFieldValue("unitPeriod", usual, { dontUpdateMeta: true });
      if (!data || (value !== "" && !options.some((option) => option.value === value))) return;
      for (const name of WORDS_OF[of]) form.setFieldValue(name, ownWord(data.words, name, value) ?? "");
    }

    return (
      <div className="grid content-start gap-4">
        <form.AppField name={of} listeners={{ onChange: ({ value }) => follow(value) }}>
          {() => (
            <KnownOrNewField
              label={fields[of]()}
              required={of === "unitMetric"}
              options={options}
              another={fields.another()}
              anotherCalled={fields.anotherCalled}
              newLabel={of === "category" ? fields.newCategory() : fields.newUnit()}
            />
          )}
        </form.AppField>
        {isOwn(of, key) && (
          <>
            <div className={cn("grid gap-4", of === "unitMetric" && "sm:grid-cols-2")}>
              {WORDS_OF[of].map((name) => (
                <form.AppField key={name} name={name}>
                  {(field) => <field.TextField label={words[name]()} placeholder={key} />}
                </form.AppField>
              ))}
            </div>
            <p className="text-[0.8125rem] text-quiet">{wordsHint()}</p>
          </>
        )}
      </div>
    );
  },
});

/** The categories and units to choose from: those the portal knows, and what items have already. */
function useVocabulary() {
  const { LL } = useWords();
  const { data } = useQuery(vocabularyQuery);
  const alsoOf = (of: Named, value: string) =>
    data?.spellings[of].flatMap(([said, meant]) => (meant === value ? [said] : []));
  return {
    category: unite([...CATEGORIES, DEFAULT_CATEGORY], data?.categories).map((value) => ({
      value,
      label: sayCategory(LL.orders.category, value),
      also: alsoOf("category", value),
    })),
    unitMetric: unite(UNITS, data?.units).map((value) => ({
      value,
      label: sayUnit(LL.orders.unit, value),
      also: alsoOf("unitMetric", value),
    })),
  };
}

function unite(known: readonly string[], used: readonly string[] = []): string[] {
  return [...new Set([...known, ...used])];
}
