import { useWords } from "#src/lib/words.tsx";

/** The name of a category in the reader's language; one of the team's own making is shown as it was written. */
export function useCategoryName(): (category: string) => string {
  const { LL } = useWords();
  const known: Record<string, () => string> = LL.orders.category;
  return (category) => (Object.hasOwn(known, category) ? (known[category]?.() ?? category) : category);
}
