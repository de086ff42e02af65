import { useId, type ReactNode } from "react";
import type { Side } from "#domain/merge.ts";
import { Radio } from "#src/components/ui/radio.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { NamedDifference } from "./difference-words.ts";

export type ChosenSide = Side;

type ClashFieldProps = {
  clash: NamedDifference;
  who: string;
  chosen: ChosenSide | undefined;
  /** Set after an attempt to save without a choice. */
  isMissing: boolean;
  onChoose: (side: ChosenSide) => void;
};

/** The earlier value, mine and theirs of one field; the person chooses mine or theirs. */
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
        <div
          role="radiogroup"
          aria-labelledby={id}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          className="grid gap-2.5 @md:grid-cols-2"
        >
          <Version name={id} side="mine" title={words.mine()} {...{ chosen, onChoose }}>
            {say(clash.mine)}
          </Version>
          <Version name={id} side="theirs" title={who} {...{ chosen, onChoose }}>
            {say(clash.theirs)}
          </Version>
        </div>
      </div>
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className="mt-1.5 text-sm error-text">
          {LL.validation.choice()}
        </p>
      )}
    </div>
  );
}

type VersionProps = Pick<ClashFieldProps, "chosen" | "onChoose"> & {
  name: string;
  side: ChosenSide;
  title: string;
  children: string;
};

/** One side of a conflict, clickable as a whole. */
function Version({ name, side, title, chosen, onChoose, children }: VersionProps) {
  const id = useId();
  return (
    <div className="relative flex items-start gap-3 rounded-lg border border-line-2 bg-card px-3 py-2.5 hover:border-ink has-checked:border-leaf has-checked:ring-1 has-checked:ring-leaf">
      <Radio
        id={id}
        name={name}
        value={side}
        checked={chosen === side}
        onChoose={() => onChoose(side)}
        aria-describedby={`${id}-value`}
        className="mt-0.5"
      />
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
