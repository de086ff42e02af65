import type { ReactNode } from "react";
import { FORCE, type MoveWays } from "#domain/move-form.ts";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useFieldContext } from "../form/contexts.ts";
import { ChoiceField } from "../form/fields/choice-field.tsx";
import { SelectField } from "../form/fields/select-field.tsx";
import type { MoveNames } from "./moving.ts";

type Choice<Verb extends string, Status extends string> = {
  ways: MoveWays<Verb, Status>;
  names: MoveNames<Verb, Status>;
};

export function MoveChoice<Verb extends string, Status extends string>({
  ways,
  names,
}: Choice<Verb, Status>) {
  const { moves } = ways;
  const held = ways.held ?? [];
  const { LL } = useWords();
  const { need } = LL.obstacles;
  if (moves.length === 0 && held.length === 0) return <p className="text-quiet">{LL.moving.none()}</p>;
  return (
    <ChoiceField
      label={LL.moving.choose()}
      options={[
        ...held.map(({ verb, needs }) => ({
          value: verb,
          label: names.move[verb](),
          hint: needs.map((missing) => need[missing]()).join(" "),
          disabled: true,
        })),
        ...moves.map(({ verb, to }) => ({
          value: verb,
          label: names.move[verb](),
          hint: LL.moving.leads({ status: names.status[to]() }),
        })),
      ]}
    />
  );
}

/** Sets an administrator's forced status apart from the moves. */
export function ForceLine({ children }: { children: ReactNode }) {
  const { LL } = useWords();
  const choice = useFieldContext<string>();
  const isForced = choice.state.value === FORCE;
  return (
    <div className="border-y border-line-2 py-4">
      <div className="border-l-3 border-ochre pl-4">
        <CheckboxLine
          label={<span className="font-semibold">{LL.moving.force()}</span>}
          hint={LL.moving.forceHint()}
          checked={isForced}
          onCheckedChange={(checked) => choice.handleChange(checked === true ? FORCE : "")}
        />
        {isForced && children}
      </div>
    </div>
  );
}

export function ForcedStatus<Verb extends string, Status extends string>({
  ways: { forceTo },
  names,
  className,
}: Choice<Verb, Status> & { className?: string }) {
  const { LL } = useWords();
  return (
    <SelectField
      label={LL.moving.forceTo()}
      required
      options={forceTo.map((to) => ({ value: to, label: names.status[to]() }))}
      className={className}
    />
  );
}
