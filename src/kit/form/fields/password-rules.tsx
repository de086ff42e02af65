import { Check, Minus } from "lucide-react";
import { PASSWORD_RULES } from "#domain/accounts/password.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";

const SHOWN = [
  "passwordTooShort",
  "passwordLower",
  "passwordUpper",
  "passwordDigit",
  "passwordSpecial",
  "passwordCharacters",
] as const;

/** The server's own rules, ticked off while typing. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const { LL } = useWords();
  const met = SHOWN.filter((key) => isMetBy(key, password)).length;
  return (
    <div id={id} className="mt-2.5 text-sm leading-6 text-quiet">
      <div aria-hidden="true" className="mb-2.5 flex gap-1">
        {SHOWN.map((key, at) => (
          <span
            key={key}
            className={cn(
              "h-1 flex-1 rounded-full transition-colors duration-150",
              at >= met ? "bg-paper-3" : met === SHOWN.length ? "bg-leaf" : "bg-ochre",
            )}
          />
        ))}
      </div>
      <p className="sr-only">{LL.auth.rules.label()}</p>
      <ul className="grid gap-x-5 sm:grid-cols-2">
        {SHOWN.map((key) => {
          const isMet = isMetBy(key, password);
          const Icon = isMet ? Check : Minus;
          return (
            <li
              key={key}
              className={cn(
                "flex gap-2",
                key === "passwordCharacters" && "sm:col-span-2",
                isMet && "text-leaf",
              )}
            >
              <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
              <span>
                {LL.auth.rules[key]()}
                <span className="sr-only">{`, ${isMet ? LL.auth.rules.met() : LL.auth.rules.missing()}`}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function isMetBy(key: (typeof SHOWN)[number], password: string): boolean {
  return password !== "" && PASSWORD_RULES.some((rule) => rule.key === key && rule.isMet(password));
}
