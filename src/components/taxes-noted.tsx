import type { ReactNode } from "react";
import { useWords } from "#src/lib/words/words.tsx";

/** The note under the title of a list with prices, and after it that they include the taxes (WIZ-54). */
export function TaxesNoted({ children }: { children: ReactNode }) {
  const { LL } = useWords();
  return (
    <>
      {children}. <span className="text-sm">{LL.amounts.taxes()}</span>
    </>
  );
}
