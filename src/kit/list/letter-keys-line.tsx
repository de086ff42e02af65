import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { usePreferences } from "./preferences.ts";

/** The switch for letter keys (WCAG 2.1.4); the profile shows it too. */
export function LetterKeysLine() {
  const { LL } = useWords();
  const { label, hint } = LL.listing.keys.letters;
  const { letterKeys, keep } = usePreferences();
  return (
    <CheckboxLine
      label={label()}
      hint={hint()}
      checked={letterKeys}
      onCheckedChange={(state) => keep({ letterKeys: state === true })}
    />
  );
}
