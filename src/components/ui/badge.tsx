import type { ComponentProps } from "react";
import { cn } from "#src/components/cn.ts";

/** wait: nobody began; work: being looked at; good: went well; call: you must act; error: refused or failed; still: at rest; done: closed well. */
const TONES = ["wait", "work", "good", "call", "error", "still", "done", "outline"] as const;
export type Tone = (typeof TONES)[number];

const BASE = "inline-flex items-center gap-1.5 px-2.5 text-[0.8125rem] font-semibold leading-4.5";
const WRAPS = "rounded-[0.875rem]";
const WHOLE = "rounded-full whitespace-nowrap in-[dd]:rounded-[0.875rem] in-[dd]:whitespace-normal";

const TONE_CLASSES: Record<Tone, string> = {
  wait: "bg-wait text-wait-ink",
  work: "bg-work text-work-ink",
  good: "bg-good text-good-ink",
  call: "bg-call text-call-ink",
  error: "bg-error-wash text-error",
  still: "bg-still text-still-ink",
  done: "bg-ink text-paper-2",
  outline: "border border-line-2 text-quiet",
};

type BadgeProps = ComponentProps<"span"> & {
  tone?: Tone;
  /** The dot that goes with a status. */
  dot?: boolean;
  /** Lets the badge take several lines where a narrow place would cut it, as in a list of facts. */
  wraps?: boolean;
  /** Within a line of text, which it must not push apart. */
  isInline?: boolean;
};

/** A pill: for a status always with its dot, for anything else (a sample mark, a count) without. */
export function Badge({
  tone = "still",
  dot = false,
  isInline = false,
  wraps = false,
  className,
  children,
  ...rest
}: BadgeProps) {
  // A border is as thick as the room it takes.
  const room = isInline ? "py-0" : tone === "outline" ? "py-0.5" : "py-0.75";
  return (
    <span className={cn(BASE, wraps ? WRAPS : WHOLE, TONE_CLASSES[tone], room, className)} {...rest}>
      {dot && <span data-dot aria-hidden="true" className="size-1.75 shrink-0 rounded-full bg-current" />}
      {children}
    </span>
  );
}
