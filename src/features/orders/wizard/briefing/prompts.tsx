import { Check, Plus } from "lucide-react";
import {
  BRIEF_PROMPTS,
  endOfHeading,
  isAnswered,
  withHeading,
  type PromptedField,
} from "#domain/orders/draft/brief-prompts.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";

type BriefPromptsProps = {
  field: PromptedField;
  /** The id of the text area that the prompts belong to. */
  controlId: string;
  value: string;
  onChange: (value: string) => void;
};

/** What builders will ask: a press puts its heading into the text, and it is ticked once something stands there. */
export function BriefPrompts({ field, controlId, value, onChange }: BriefPromptsProps) {
  const { LL } = useWords();
  const words = LL.briefing.prompt;
  const headings = Object.values(BRIEF_PROMPTS).flatMap((prompts) => prompts.map((one) => words[one]()));

  function write(heading: string): void {
    const next = withHeading(value, heading);
    if (next !== value) onChange(next);
    requestAnimationFrame(() => {
      const text = document.getElementById(controlId);
      if (!(text instanceof HTMLTextAreaElement)) return;
      const end = endOfHeading(next, heading);
      text.focus();
      text.setSelectionRange(end, end);
    });
  }

  return (
    <div role="group" aria-label={words.legend()} className="mb-2 flex flex-wrap items-center gap-1.5">
      <span aria-hidden="true" className="mr-1 text-sm text-quiet">
        {words.legend()}
      </span>
      {BRIEF_PROMPTS[field].map((prompt) => {
        const topic = words[prompt]();
        const isSaid = isAnswered(value, topic, headings);
        const Icon = isSaid ? Check : Plus;
        return (
          <button
            key={prompt}
            type="button"
            aria-label={isSaid ? words.answered({ topic }) : words.insert({ topic })}
            onClick={() => write(topic)}
            className={cn(
              "inline-flex min-h-7 items-center gap-1 rounded-sm border px-2 py-0.5 text-sm transition-colors duration-120 coarse:min-h-9",
              isSaid ? "border-transparent bg-good text-good-ink" : "border-line-2 bg-card hover:border-ink",
            )}
          >
            <Icon aria-hidden="true" className="size-3.5 shrink-0" />
            {topic}
          </button>
        );
      })}
    </div>
  );
}
