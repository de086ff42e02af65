import { useState } from "react";
import { differenceKey, mergeEdits, type Difference, type Sides } from "#domain/merge.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { ClashField, type ChosenSide } from "./clash-field.tsx";
import { ConflictFrame } from "./conflict-panel.tsx";
import {
  nameDifferences,
  type DifferenceWords,
  type NamedDifference,
  type OthersSave,
} from "./difference-words.ts";
import { sayWho, sayJoined } from "./join.ts";

type StaleAnswerProps = OthersSave & {
  /** The words of the fields on the screen, by name. */
  fields: ReadonlyMap<string, DifferenceWords>;
  /** The values of the known version, of the form, and of the stored version. */
  sides: Sides<object>;
  isSaving: boolean;
  /** Takes the chosen values, and whether any of mine is among them. */
  onSettle: (values: object, isMineLeft: boolean) => void;
  /** For forms without a version: loads the newer record and keeps the typing. */
  onGoOn?: () => void;
  /** The panel disappears, so the focus moves to the form. */
  onLeave: () => void;
};

/** Somebody else saved first: who, what, and for fields that both changed, which version stays. */
export function StaleAnswer({ onGoOn, ...rest }: StaleAnswerProps) {
  return onGoOn ? <MovedOn {...rest} onGoOn={onGoOn} /> : <Clashes {...rest} />;
}

function MovedOn({ also, who, onGoOn, onLeave }: StaleAnswerProps & { onGoOn: () => void }) {
  const { LL } = useWords();
  const words = LL.statuses.conflict;
  return (
    <ConflictFrame>
      <p className="mt-1">{who ? words.changedBy({ who }) : words.changed()}</p>
      <ul className="mt-2 grid gap-1 font-medium wrap-anywhere">
        {also?.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {!also?.length && <li>{words.unseen()}</li>}
      </ul>
      <p className="mt-2">{words.chooseAgain()}</p>
      <div className="mt-4">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onGoOn();
            onLeave();
          }}
        >
          {words.goOn()}
        </Button>
      </div>
    </ConflictFrame>
  );
}

/** Merges single changes, and offers a choice for fields that both changed. */
function Clashes({ fields, sides, isSaving, onSettle, onLeave, ...told }: StaleAnswerProps) {
  const language = useWords();
  const words = language.LL.statuses.conflict;
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenSide>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const { differences } = mergeEdits(sides);
  const named = nameDifferences(differences, fields, told.name, words.unnamed());
  const clashes = named.filter(({ by }) => by === "both");
  const isJoined = named.some(({ by }) => by === "them") || (told.also ?? []).length > 0;
  const who = sayWho(language.LL, told.who);

  function settle(choose: (key: string) => ChosenSide | undefined): void {
    const isMine = (difference: Difference) => (choose(differenceKey(difference)) ?? "mine") === "mine";
    const merged = mergeEdits(sides, (clash) => (isMine(clash) ? "mine" : "theirs"));
    const left = merged.differences.filter((one) => one.by === "me" || (one.by === "both" && isMine(one)));
    onSettle(merged.values, left.length > 0);
    onLeave();
  }

  function saveChosen(): void {
    if (clashes.every(({ key }) => chosen.has(key))) settle((key) => chosen.get(key));
    else setIsAsking(true);
  }

  return (
    <ConflictFrame>
      {isJoined && <p className="mt-1 wrap-anywhere">{sayJoined(language, differences, fields, told)}</p>}
      <p className="mt-1">{words.bothChanged({ who })}</p>
      <div className="@container mt-3 grid">
        {clashes.map((clash: NamedDifference) => (
          <ClashField
            key={clash.key}
            clash={clash}
            who={who}
            chosen={chosen.get(clash.key)}
            isMissing={isAsking && !chosen.has(clash.key)}
            onChoose={(side) => setChosen(new Map(chosen).set(clash.key, side))}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {clashes.length > 0 && (
          <Button size="sm" pending={isSaving} onClick={saveChosen}>
            {words.saveChosen()}
          </Button>
        )}
        <Button variant="secondary" size="sm" disabled={isSaving} onClick={() => settle(() => "mine")}>
          {words.keepAllMine()}
        </Button>
        <Button variant="secondary" size="sm" disabled={isSaving} onClick={() => settle(() => "theirs")}>
          {words.takeAllTheirs()}
        </Button>
      </div>
    </ConflictFrame>
  );
}
