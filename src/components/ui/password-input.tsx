import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";
import { Input } from "./input.tsx";

/** A password that can be read for a moment. Set autoComplete ("current-password" or "new-password"). */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const { LL } = useWords();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        {...rest}
        type={isShown ? "text" : "password"}
        spellCheck={false}
        autoCapitalize="none"
        className={cn("pr-12", className)}
      />
      <button
        type="button"
        aria-label={isShown ? LL.actions.hidePassword() : LL.actions.showPassword()}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        disabled={rest.disabled}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-quiet -outline-offset-2 hover:text-ink"
      >
        <Icon className="size-5" />
      </button>
    </span>
  );
}
