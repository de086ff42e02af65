import { useState, type ReactNode } from "react";
import type { FieldIssue } from "#domain/messages.ts";
import { readNumber, writeNumber } from "#domain/typed-number.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { sayIssue } from "#src/lib/words/say-issue.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { fieldId, type LineFigure } from "./service-places.ts";
import type { LineProps } from "./use-written-line.ts";

export type ServiceFigureProps = LineProps & {
  field: LineFigure;
  /** The rules that the line breaks. */
  issues: readonly FieldIssue[];
  hint?: ReactNode;
};

/** Quantity or days, read in the reader's notation; what is no number stays as it was typed and counts as none. */
export function ServiceFigure({ field, line, title, issues, onWrite, hint }: ServiceFigureProps) {
  const { LL, locale } = useWords();
  const [typed, setTyped] = useState("");
  const value = line[field];
  const read = (text: string) => readNumber(text, locale) ?? null;
  const said = value === null ? "" : writeNumber(value, locale);
  const issue = issues.find(({ path }) => path.endsWith(`.${field}`));
  return (
    <FormField
      id={fieldId(line.lineId, field)}
      label={
        <>
          {LL.orders.line[field]()}
          <span className="sr-only">, {title}</span>
        </>
      }
      error={issue && sayIssue(LL, issue)}
      hint={hint}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={typed !== "" && read(typed) === value ? typed : said}
          onChange={({ target }) => {
            setTyped(target.value);
            onWrite({ [field]: read(target.value) });
          }}
          className="figures"
        />
      )}
    </FormField>
  );
}
