import type { ReactNode } from "react";
import { useWords } from "#src/lib/words/words.tsx";

/** Fields of two lines, whose labels are for screen readers where the row and the head say them. */
const FIELDS = "[&_textarea]:min-h-17 sm:[&_div:has(>label)]:sr-only";
const ROW = "sm:grid-cols-[minmax(6.5rem,1fr)_minmax(0,2fr)_minmax(0,2fr)]";

/** What is said in both languages, side by side where there is room: its rows with their two fields. */
export function LanguageTable({ children }: { children: ReactNode }) {
  const { LL } = useWords();
  return (
    <div className={`grid gap-y-6 sm:gap-y-2.5 ${FIELDS}`}>
      <div
        aria-hidden="true"
        className={`hidden gap-x-4 text-[0.8125rem] font-semibold text-quiet sm:grid ${ROW}`}
      >
        <span className="col-start-2">{LL.language.pt()}</span>
        <span>{LL.language.en()}</span>
      </div>
      {children}
    </div>
  );
}

/** A row of the table; its fields have whole labels: "Floor load, in Portuguese". */
export function LanguageRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={`grid gap-x-4 gap-y-4 ${ROW}`}>
      <span aria-hidden="true" className="hidden py-2.5 text-[0.9375rem] leading-5 font-medium sm:block">
        {name}
      </span>
      {children}
    </div>
  );
}
