import { Check, ChevronDown } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { BriefSection } from "#domain/orders/reading/tell-brief.ts";
import { Button } from "#src/components/ui/button.tsx";
import { focusHeldField } from "#src/kit/form/field-places.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FIELDS_OF } from "../wizard-context.tsx";
import { useFieldName } from "./fields.tsx";

type BriefingSectionProps = {
  section: BriefSection;
  /** The paths of its fields that still lack something. */
  missing: readonly string[];
  isAnswered: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** The next section; the last section has none. */
  next: BriefSection | undefined;
  onGoOn: (next: BriefSection) => void;
  children: ReactNode;
};

/**
 * One section of the briefing: its name, how it stands, and its fields. Closed it keeps them, what is on its way
 * included.
 */
export function BriefingSection(props: BriefingSectionProps) {
  const { section, missing, isAnswered, isOpen, onToggle, next, onGoOn, children } = props;
  const { LL } = useWords();
  const panelId = useId();
  const words = LL.briefing.section[section];
  return (
    <section className="border-t border-line-2 last:border-b">
      <h2>
        <button
          type="button"
          id={headId(section)}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
          className="group block w-full py-4.5 text-left"
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-5">
            <span className="display-5 group-hover:underline group-hover:underline-offset-4">
              {words.title()}
            </span>
            <span className="flex items-center gap-2 text-sm">
              <Standing missing={missing.length} isAnswered={isAnswered} />
              <ChevronDown
                aria-hidden="true"
                className={cn(
                  "size-4.5 text-quiet transition-transform duration-150",
                  isOpen && "rotate-180",
                )}
              />
            </span>
          </span>
          <span className="mt-1 block pr-8 text-[0.9375rem] leading-5.5 text-quiet">{words.hint()}</span>
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen} className="pt-1 pb-9">
        {missing.length > 0 && <Missing paths={missing} />}
        <div className="grid gap-7">{children}</div>
        {next && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-8"
            onClick={() => {
              onGoOn(next);
              requestAnimationFrame(() => bringIntoView(document.getElementById(headId(next))));
            }}
          >
            {LL.briefing.goOn({ section: LL.briefing.section[next].title() })}
          </Button>
        )}
      </div>
    </section>
  );
}

function Standing({ missing, isAnswered }: { missing: number; isAnswered: boolean }) {
  const { LL } = useWords();
  const words = LL.briefing.missing;
  if (missing > 0) return <span className="text-wait-ink">{words.some({ count: missing })}</span>;
  if (!isAnswered) return <span className="text-quiet">{words.optional()}</span>;
  return (
    <span className="flex items-center gap-1.5 text-good-ink">
      <Check aria-hidden="true" className="size-4" />
      {words.begun()}
    </span>
  );
}

/** What the section still lacks, each a way to its field. */
function Missing({ paths }: { paths: readonly string[] }) {
  const { LL } = useWords();
  const nameOf = useFieldName();
  return (
    <p className="mb-6 flex flex-wrap gap-x-3 gap-y-1 border-l-3 border-ochre bg-wait px-4 py-2.5 text-[0.9375rem] text-wait-ink">
      {LL.briefing.missing.list()}
      {paths.map((path) => (
        <button
          key={path}
          type="button"
          className="underline underline-offset-3"
          onClick={() => focusHeldField(FIELDS_OF, path)}
        >
          {nameOf(path)}
        </button>
      ))}
    </p>
  );
}

function headId(section: BriefSection): string {
  return `wizard-briefing.${section}`;
}

function bringIntoView(head: HTMLElement | null): void {
  head?.focus({ preventScroll: true });
  head?.scrollIntoView({ block: "start" });
}
