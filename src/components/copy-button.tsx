import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";

const SAID_MS = 2_000;

type CopyButtonProps = {
  value: string;
  label: string;
  /** What is seen, a part of the label, where "Copy" alone would leave open what. */
  text?: string;
  /** Shows the icon alone, for the end of a line of values. */
  isIcon?: boolean;
};

/** Puts a value into the clipboard with one press, and says so where it was pressed. */
export function CopyButton({ value, label, text, isIcon = false }: CopyButtonProps) {
  const { LL } = useWords();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      variant="quiet"
      size={isIcon ? "iconSm" : "sm"}
      className={isIcon ? "justify-self-end @max-3xs:-ml-2 @max-3xs:justify-self-start" : "-ml-3"}
      aria-label={label}
      onClick={() => void copyText(value).then(() => setIsCopied(true))}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span role="status" className={isIcon ? "sr-only" : undefined}>
        {isCopied ? LL.actions.copied() : (text ?? LL.actions.copy())}
      </span>
    </Button>
  );
}

/** Over plain http there is no clipboard API: a field nobody sees is selected and copied instead. */
async function copyText(value: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(value);
  const field = document.createElement("textarea");
  field.value = value;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
