import type { ReactNode } from "react";
import type { DrawingName } from "#domain/site/drawings.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { cn } from "#src/components/cn.ts";
import { Radio } from "#src/components/ui/radio.tsx";

type ChoiceCardProps = {
  id: string;
  /** The name of the radio group, the same on each of its cards. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  drawing: DrawingName;
  title: ReactNode;
  /** A word beside the title: "fits your proposal". */
  mark?: ReactNode;
  disabled?: boolean;
  /** The drawing beside the words on a phone, above them from there on. */
  isCompact?: boolean;
  children: ReactNode;
};

/** A choice with a picture of what it includes; all of the card can be clicked. Stands in a radiogroup. */
export function ChoiceCard({ id, name, value, isChosen, onChoose, ...rest }: ChoiceCardProps) {
  const { drawing, title, mark, disabled, isCompact, children } = rest;
  return (
    <div
      data-chosen={isChosen || undefined}
      className={cn(
        "relative flex rounded-lg border border-line-2 bg-card transition-colors duration-150 hover:border-ink has-disabled:border-line has-disabled:bg-paper-2 data-chosen:border-leaf data-chosen:ring-1 data-chosen:ring-leaf",
        isCompact ? "flex-row sm:flex-col" : "flex-col",
      )}
    >
      <Drawing
        name={drawing}
        alt=""
        className={cn(
          "bg-paper-3",
          isCompact
            ? "aspect-4/3 w-[min(6.5rem,28%)] shrink-0 self-start rounded-tl-lg rounded-br-lg object-contain data-own:object-cover sm:aspect-3/2 sm:w-full sm:rounded-t-lg sm:rounded-br-none sm:object-cover sm:object-[50%_70%]"
            : "aspect-4/3 w-full rounded-t-lg object-contain data-own:object-cover lg:aspect-5/2 xl:aspect-4/3",
        )}
      />
      <div className="flex min-w-0 flex-1 flex-col p-4.5">
        <div className="flex items-start gap-3">
          <Radio
            id={id}
            name={name}
            value={value}
            checked={isChosen}
            onChoose={onChoose}
            disabled={disabled}
            aria-describedby={`${id}-words`}
            className="mt-1"
          />
          <div className="min-w-0">
            <label htmlFor={id} className="display-5 after:absolute after:inset-0">
              {title}
            </label>
            {mark && <p className="mt-0.5 text-sm font-semibold text-leaf">{mark}</p>}
          </div>
        </div>
        <div id={`${id}-words`} className="flex flex-1 flex-col">
          {children}
        </div>
      </div>
    </div>
  );
}
