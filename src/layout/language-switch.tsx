import { LOCALES } from "#domain/locales.ts";
import { changeLocale, useWords } from "#src/lib/words.tsx";
import { cn } from "#src/lib/cn.ts";

/** Portuguese or English, at once and without a reload (HDR-04). `deep` on forest, otherwise on paper. */
export function LanguageSwitch({ deep = false, className }: { deep?: boolean; className?: string }) {
  const { LL, locale } = useWords();
  return (
    <div
      role="group"
      aria-label={LL.language.label()}
      className={cn(
        "inline-flex rounded-full border p-0.5",
        deep ? "border-mist/50" : "border-line-2",
        className,
      )}
    >
      {LOCALES.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          aria-pressed={choice === locale}
          aria-label={`${choice.toUpperCase()}, ${LL.language[choice]()}`}
          onClick={() => void changeLocale(choice)}
          className={cn(
            "h-8 min-w-10 rounded-full px-2.5 text-[0.8125rem] font-semibold transition-colors duration-150 coarse:h-10 coarse:min-w-11",
            deep
              ? "text-paper-2 hover:bg-forest-2 aria-pressed:bg-paper-2 aria-pressed:text-ink"
              : "text-ink hover:bg-paper-3 aria-pressed:bg-ink aria-pressed:text-paper-2",
          )}
        >
          {choice.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
