import { RadioGroup as Radix } from "radix-ui";
import { useId, type ReactNode } from "react";
import type { Side } from "#domain/merge.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { NamedDifference } from "./difference-words.ts";

export type ChosenSide = Side;

type ClashFieldProps = {
  clash: NamedDifference;
  who: string;
  chosen: ChosenSide | undefined;
  /** Tried to save without a choice. */
  isMissing: boolean;
  onChoose: (side: ChosenSide) => void;
};

/** Before, mine and theirs of one field; one of the two is chosen. */
export function ClashField({ clash, who, chosen, isMissing, onChoose }: ClashFieldProps) {
  const { LL } = useWords();
  const words = LL.statuses.conflict;
  const id = useId();
  const say = (value: unknown) => (value === undefined ? words.notThere() : clash.say(value));
  return (
    <div className="border-t border-ochre/50 py-3">
      <h3 id={id} className="font-semibold wrap-anywhere">
        {clash.label}
      </h3>
      <div className="mt-2 grid gap-2.5 @xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="px-3 py-2.5">
          <p className="text-sm text-quiet">{words.before()}</p>
          <Value>{say(clash.before)}</Value>
        </div>
        <Radix.Root
          aria-labelledby={id}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          value={chosen ?? ""}
          // The panel offers the two sides.
          onValueChange={(side) => onChoose(side as ChosenSide)}
          className="grid gap-2.5 @md:grid-cols-2"
        >
          <Version side="mine" title={words.mine()}>
            {say(clash.mine)}
          </Version>
          <Version side="theirs" title={who}>
            {say(clash.theirs)}
          </Version>
        </Radix.Root>
      </div>
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className="mt-1.5 text-sm error-text">
          {LL.validation.choice()}
        </p>
      )}
    </div>
  );
}

/** One side, clickable as a whole. */
function Version({ side, title, children }: { side: ChosenSide; title: string; children: string }) {
  const id = useId();
  return (
    <div className="relative flex items-start gap-3 rounded-lg border border-line-2 bg-card px-3 py-2.5 hover:border-ink has-data-[state=checked]:border-leaf has-data-[state=checked]:ring-1 has-data-[state=checked]:ring-leaf">
      <Radix.Item
        id={id}
        value={side}
        aria-describedby={`${id}-value`}
        className="relative z-1 mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-field bg-card data-[state=checked]:border-leaf"
      >
        <Radix.Indicator className="size-2.5 rounded-full bg-leaf" />
      </Radix.Item>
      <div className="min-w-0">
        <label
          htmlFor={id}
          className="block text-sm text-quiet first-letter:uppercase after:absolute after:inset-0"
        >
          {title}
        </label>
        <div id={`${id}-value`}>
          <Value>{children}</Value>
        </div>
      </div>
    </div>
  );
}

function Value({ children }: { children: string }): ReactNode {
  const { LL } = useWords();
  if (children.trim() === "") return <p className="text-quiet italic">{LL.statuses.conflict.empty()}</p>;
  return <p className="whitespace-pre-line wrap-anywhere">{children}</p>;
}
