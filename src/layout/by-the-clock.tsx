import { useEffect, useRef, useState } from "react";

/**
 * A text that depends on the hour. The server's clock may tell another day or year than the reader's (New Year, or a
 * page that was kept): what the server wrote is taken over as it stands, and then the reader's clock has the word.
 */
export function ByTheClock({ text, className }: { text: string; className?: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  const [isBehind, setIsBehind] = useState(false);
  useEffect(() => {
    if (shown.current?.textContent !== text) setIsBehind(true);
  }, [text]);
  return (
    <span key={String(isBehind)} ref={shown} suppressHydrationWarning className={className}>
      {text}
    </span>
  );
}
