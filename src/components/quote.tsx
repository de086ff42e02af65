import { cn } from "./cn.ts";
import { DateTime } from "./date-time.tsx";

type QuoteProps = {
  text: string;
  who: string;
  /** Time of writing, ISO 8601. */
  at: string;
  className?: string;
  /** Classes of the quoted text alone. */
  textClass?: string;
};

/** What a person wrote, in that person's words, with who and when. */
export function Quote({ text, who, at, className, textClass }: QuoteProps) {
  return (
    <figure className={cn("max-w-[68ch] border-l-3 border-line-2 pl-4", className)}>
      <blockquote dir="auto" className={cn("break-words whitespace-pre-line", textClass)}>
        {text}
      </blockquote>
      <figcaption className="figures mt-1 text-[0.8125rem]">
        <bdi translate="no">{who}</bdi>, <DateTime value={at} show="dateTime" />
      </figcaption>
    </figure>
  );
}
