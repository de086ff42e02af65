import { useState, type MouseEvent } from "react";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { changeLocale, useWords } from "#src/lib/words/words.tsx";

const ON_PAPER = {
  frame: "border-line-2",
  choice: "text-ink hover:bg-paper-3 aria-pressed:bg-ink aria-pressed:text-paper-2",
};
/** The bar of the public pages says by its own colours what it lies on (site-bar.css). */
const ON_DEEP = {
  frame: "border-current/40 bg-(--bar-under) text-(--bar-ink)",
  choice: "hover:bg-current/10 aria-pressed:bg-(--bar-ink) aria-pressed:text-(--bar-under)",
};

/**
 * Portuguese or English, at once and without a reload (HDR-04); without JavaScript the form asks for the same address
 * in the other language. `deep` on forest or in the bar, otherwise on paper.
 */
export function LanguageSwitch({ deep = false, className = "" }: { deep?: boolean; className?: string }) {
  const { LL, locale } = useWords();
  const { frame, choice: looks } = deep ? ON_DEEP : ON_PAPER;
  const [failed, setFailed] = useState<Locale>();

  function change(event: MouseEvent, choice: Locale): void {
    event.preventDefault();
    setFailed(undefined);
    // Words that cannot be fetched leave the page as it is, and the switch where it was.
    changeLocale(choice).catch(() => setFailed(choice));
  }

  return (
    <form className={`relative inline-flex ${className}`}>
      <div
        role="group"
        aria-label={LL.language.label()}
        className={`inline-flex rounded-full border p-0.5 ${frame}`}
      >
        {LOCALES.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="lang"
            value={choice}
            lang={choice}
            aria-pressed={choice === locale}
            aria-label={`${choice.toUpperCase()}, ${LL.language[choice]()}`}
            onClick={(event) => change(event, choice)}
            className={`h-8 min-w-10 rounded-full px-2.5 text-[0.8125rem] font-semibold transition-colors duration-150 coarse:h-10 coarse:min-w-11 forced-colors:aria-pressed:underline ${looks}`}
          >
            {choice.toUpperCase()}
          </button>
        ))}
      </div>
      {failed && failed !== locale && (
        <p
          role="alert"
          className="fixed inset-x-4 top-4 z-50 mx-auto max-w-96 border-l-3 border-error bg-error-wash px-5 py-4 text-[0.9375rem] text-ink"
        >
          {LL.language.failed({ language: LL.language[failed]() })}
        </p>
      )}
    </form>
  );
}
