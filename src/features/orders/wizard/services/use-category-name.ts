import { sayCategory } from "#i18n/category-word.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** The name of a category in the reader's language. */
export function useCategoryName(): (category: string) => string {
  const { LL } = useWords();
  return (category) => sayCategory(LL.orders.category, category);
}
