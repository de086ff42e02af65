import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

type TooltipProps = {
  /** A few words more; never the only place something is said. */
  text: ReactNode;
  /** The control it belongs to: one element that can take the focus. */
  children: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
};

/** Brings its own provider, so that pages without tooltips do not load one. */
export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            className="z-50 max-w-72 rounded-sm bg-ink px-3 py-2 text-sm leading-5 text-paper-2 data-[state=delayed-open]:animate-appear"
          >
            {text}
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
