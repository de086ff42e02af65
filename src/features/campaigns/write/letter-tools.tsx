import { Bold, Link2, List } from "lucide-react";
import type { RefObject } from "react";
import { type LetterKind, placeholdersOf } from "#domain/campaigns/kinds.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { insertText, type Writable } from "./insert-text.ts";

type LetterToolsProps = {
  kind: LetterKind;
  /** The field that was written in last. */
  field: RefObject<Writable | null>;
};

/** The placeholders that the kind of letter may use, and the formatting of its texts. */
export function LetterTools({ kind, field }: LetterToolsProps) {
  const { LL } = useWords();
  const { editor: words, placeholders } = LL.campaigns;

  function write(before: string, sample?: string, after?: string): void {
    if (field.current) insertText(field.current, before, sample, after);
  }

  /** Formats the text area; a one-line field has no formatting. */
  function format(before: string, sample: string, after: string): void {
    if (field.current instanceof HTMLTextAreaElement) write(before, sample, after);
  }

  return (
    <div className="grid gap-2">
      <div role="group" aria-label={words.fields()} className="flex flex-wrap items-center gap-1.5">
        {placeholdersOf(kind).map((name) => (
          <Button
            key={name}
            size="sm"
            variant="secondary"
            title={`{{${name}}}`}
            aria-label={words.insert({ name: placeholders[name]() })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => write(`{{${name}}}`)}
          >
            {placeholders[name]()}
          </Button>
        ))}
      </div>
      <div role="group" aria-label={words.formatting()} className="flex flex-wrap items-center gap-1.5">
        <Button
          size="sm"
          variant="quiet"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => format("**", words.boldSample(), "**")}
        >
          <Bold aria-hidden="true" className="size-4" />
          {words.bold()}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => format("\n- ", words.boldSample(), "")}
        >
          <List aria-hidden="true" className="size-4" />
          {words.list()}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => format("[", words.linkSample(), "](https://)")}
        >
          <Link2 aria-hidden="true" className="size-4" />
          {words.link()}
        </Button>
        <span className="text-[0.8125rem] text-quiet">{words.hint()}</span>
      </div>
    </div>
  );
}
