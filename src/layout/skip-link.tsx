import { useWords } from "#src/lib/words/words.tsx";

/** The id of every layout's main part. */
export const MAIN_ID = "main";

/** The first stop of the Tab key: past the header, to what the page is about. */
export function SkipLink() {
  const { LL } = useWords();
  return (
    <a
      href={`#${MAIN_ID}`}
      data-no-print
      className="fixed top-3 left-3 z-60 -translate-y-24 rounded-md bg-ink px-4 py-2.5 font-semibold text-paper-2 outline-paper-2 focus:translate-y-0 focus-visible:-outline-offset-4"
    >
      {LL.header.skip()}
    </a>
  );
}
