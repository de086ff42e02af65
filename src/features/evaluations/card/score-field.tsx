import { RadioGroup as Radix } from "radix-ui";
import type { KeyboardEvent } from "react";
import { CANNOT_JUDGE, type Judgement, MAX_SCORE } from "#domain/evaluations/schema.ts";
import { FormGroup } from "#src/components/form-field.tsx";
import { useField } from "#src/kit/form/fields/use-field.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Card } from "../data.ts";
import { focusCriterion } from "./focus-criterion.ts";
import { nameOf } from "./use-criteria.ts";

const MARKS = Array.from({ length: MAX_SCORE + 1 }, (_, mark) => mark);

/**
 * A mark from 0 to 5 for one criterion, or that it cannot be judged. A figure typed while it has the focus, or N, is the
 * mark and leads on to the next criterion; J and K walk between the criteria, here alone (WCAG 2.1.4).
 */
export function ScoreField({ asks }: { asks: Card["criteria"][number] }) {
  const { LL, locale } = useWords();
  const words = LL.evaluations;
  const say = (value: Judgement) => (value === CANNOT_JUDGE ? words.card.cannotJudge() : String(value ?? ""));
  const { value, change, around } = useField<Judgement>(
    {
      label: nameOf(LL, locale, asks),
      hint: asks.guide[locale] || undefined,
    },
    say,
  );

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (/^[0-5]$/.test(key)) {
      change(Number(key));
      focusCriterion(event.currentTarget, 1);
    } else if (key === "n") {
      change(CANNOT_JUDGE);
      focusCriterion(event.currentTarget, 1);
    } else if (key === "j" || key === "k") focusCriterion(event.currentTarget, key === "j" ? 1 : -1);
    else return;
    event.preventDefault();
  }

  return (
    <FormGroup {...around} isBeside>
      {(control) => (
        <Radix.Root
          {...control}
          data-criterion
          className="flex gap-1"
          value={value === null ? "" : String(value)}
          onValueChange={(chosen) => change(chosen === CANNOT_JUDGE ? CANNOT_JUDGE : Number(chosen))}
          onKeyDown={onKeyDown}
        >
          {MARKS.map((mark) => (
            <Radix.Item key={mark} value={String(mark)} className={cn(ITEM, "figures flex-1")}>
              {mark}
            </Radix.Item>
          ))}
          <Radix.Item
            value={CANNOT_JUDGE}
            className={cn(ITEM, "flex-none px-2 text-[0.8125rem] whitespace-nowrap")}
          >
            {words.card.cannotJudge()}
          </Radix.Item>
        </Radix.Root>
      )}
    </FormGroup>
  );
}

const ITEM =
  "min-h-10 min-w-0 rounded-md border border-line-2 bg-card font-semibold hover:border-ink aria-checked:border-ink aria-checked:bg-ink aria-checked:text-paper-2 coarse:min-h-11";
