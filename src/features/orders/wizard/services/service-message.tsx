import { useState } from "react";
import { isLongerThan } from "#domain/catalogue/unit.ts";
import type { FieldIssue } from "#domain/messages.ts";
import { sayIssue } from "#i18n/say-issue.ts";
import { placeOfField } from "#src/kit/form/field-places.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FIELDS_OF, type DraftLine } from "../wizard-context.tsx";
import { LongStay } from "./long-stay.tsx";

type ServiceMessageProps = {
  issues: readonly FieldIssue[];
  /** Whether a long stay has to be confirmed: more days than the event has. */
  stay: LongStayQuestion;
};

/** What there is to say of a line, under both of its fields: its issues, and the question whether a long stay is intended. */
export function ServiceMessage({ issues, stay }: ServiceMessageProps) {
  const { LL } = useWords();
  return (
    <div role="status" className="basis-full text-sm">
      {issues.length > 0 && (
        <p className="mb-3 error-text">
          {issues.map((issue) => (
            <span key={issue.path} id={`${placeOfField(FIELDS_OF, issue.path)}-error`}>
              {sayIssue(LL, issue)}{" "}
            </span>
          ))}
        </p>
      )}
      {stay.isAsked && (
        <LongStay days={stay.days} eventDays={stay.eventDays} onKeep={stay.keep} onShorten={stay.shorten} />
      )}
    </div>
  );
}

/** The lines, with their days, whose long stay was confirmed, as long as the page lasts. */
const answered = new Set<string>();

type LongStayInput = {
  line: DraftLine;
  event: { from: string; to: string };
  eventDays: number;
  onShorten: () => void;
  onAnswered: () => void;
};

type LongStayQuestion = ReturnType<typeof useLongStay>;

/** Confirms once that more days than the event has are intended. */
export function useLongStay({ line, event, eventDays, onShorten, onAnswered }: LongStayInput) {
  const { lineId, periodOfUse: days } = line;
  const [, setAnswered] = useState<string>();
  const stay = `${lineId} ${days}`;
  return {
    isAsked: isLongerThan(event, days) && !answered.has(stay),
    days: days ?? 0,
    eventDays,
    keep(): void {
      answered.add(stay);
      setAnswered(stay);
      onAnswered();
    },
    shorten: onShorten,
  };
}
