import type { Locale } from "#domain/locales.ts";

type ClauseListProps = { items: readonly { title: string; text: string }[]; lang?: Locale };

/** The clauses with the numbers that the contract prints. */
export function ClauseList({ items, lang }: ClauseListProps) {
  return (
    <ol lang={lang} className="mt-4 bg-card px-5 py-2">
      {items.map(({ title, text }, at) => (
        <li
          // Rows have no identity beyond their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          className="grid gap-x-5 gap-y-1 border-t border-line py-3 text-sm leading-5.5 first:border-t-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <h3 className="font-semibold wrap-anywhere">{`${at + 1}. ${title}`}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}
