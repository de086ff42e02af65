import { useId } from "react";
import type { Briefing } from "#domain/orders/draft/briefing.ts";
import { showBrief, type BriefPart, type ShownSection } from "#domain/orders/reading/tell-brief.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { BriefFileList } from "./brief-files.tsx";

/** The briefing as a brief to be read: what was said, in the order of its sections, without empty fields. */
export function BriefSummary({ briefing }: { briefing: Briefing }) {
  const { LL } = useWords();
  const sections = showBrief(briefing);
  if (sections.length === 0) return <p className="text-quiet">{LL.briefing.summary.empty()}</p>;
  return (
    <div className="grid gap-8">
      {sections.map((told) => (
        <SectionBlock key={told.section} told={told} />
      ))}
    </div>
  );
}

function SectionBlock({ told: { section, parts } }: { told: ShownSection }) {
  const { LL } = useWords();
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line-2 pt-4">
      <h3 id={id} className="font-semibold">
        {LL.briefing.section[section].title()}
      </h3>
      <dl className="mt-3 grid gap-4">
        {parts.map((part) => (
          <div key={part.label} className="gap-6 sm:grid sm:grid-cols-[minmax(8rem,11rem)_minmax(0,1fr)]">
            <dt className="text-sm leading-6 text-quiet">{LL.briefing.label[part.label]()}</dt>
            <dd className="min-w-0">
              <SectionPart part={part} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SectionPart({ part }: { part: BriefPart }) {
  const { LL } = useWords();
  switch (part.kind) {
    case "rooms":
      return (
        <ul>
          {part.rooms.map(({ room, count }) => {
            const name = LL.briefing.label[room]();
            const words = LL.briefing.summary;
            const say = room === "auditorium" ? words.people : words.pieces;
            return <li key={room}>{count === null ? name : say({ room: name, count })}</li>;
          })}
        </ul>
      );
    case "text":
      return <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{part.text}</p>;
    case "files":
      return <BriefFileList slot={part.label} files={part.files} />;
    default:
      return part satisfies never;
  }
}
