import type { ReactNode } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import type { ApplicantStatus } from "#domain/submissions/status.ts";
import { eventDay } from "#domain/site/event-day.ts";
import { keyDateStanding } from "#domain/site/key-dates.ts";
import { formatDay } from "#i18n/day.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Tracked } from "../data.ts";

type Stop = "screening" | "review" | "decision" | "order" | "contract" | "opening";

/** What is still ahead of each status. */
const AHEAD: Record<ApplicantStatus, readonly Stop[]> = {
  PENDING: ["screening", "review", "decision", "order", "contract", "opening"],
  REVIEWING: ["decision", "order", "contract", "opening"],
  APPROVED: ["order", "contract", "opening"],
  SIGNED_CONTRACT: ["opening"],
  REJECTED: [],
};

/** The way so far with its dates, and the stops that come. */
export function Milestones({ tracked, event }: { tracked: Tracked; event: PublicEvent | undefined }) {
  const { LL } = useWords();
  const { status, isWithdrawn, milestones, corrected } = tracked;
  return (
    <ol>
      {milestones.map((reached, at) => (
        <Point key={reached.status} look={at === milestones.length - 1 ? "now" : "past"}>
          <p className="display-5">
            {LL.applicant.status.milestone[
              reached.status === "REJECTED" && isWithdrawn ? "withdrawn" : reached.status
            ]()}
          </p>
          <p className="figures text-quiet">
            <DateTime value={reached.at} show="dateTime" />
          </p>
          {reached.status === "PENDING" && corrected && (
            <p className="figures mt-1 text-quiet">
              {LL.applicant.correct.corrected({ count: corrected.answers })}{" "}
              <DateTime value={corrected.at} show="dateTime" />
            </p>
          )}
        </Point>
      ))}
      {AHEAD[status].map((stop) => (
        <Point key={stop} look="ahead">
          <p className="leading-6">{LL.applicant.coming[stop]()}</p>
          {event && <Day stop={stop} event={event} />}
        </Point>
      ))}
    </ol>
  );
}

const DOTS = {
  past: "before:bg-line-2",
  now: "before:bg-ink",
  ahead: "text-quiet before:border before:border-line-2 before:bg-paper",
};

function Point({ look, children }: { look: keyof typeof DOTS; children: ReactNode }) {
  return (
    <li
      className={`relative border-l border-line-2 pb-6 pl-6 before:absolute before:top-2 before:-left-1 before:size-1.75 before:rounded-full last:border-transparent last:pb-0 ${DOTS[look]}`}
    >
      {children}
    </li>
  );
}

/** The stops that have a day of their own, with the days until then. */
function Day({ stop, event }: { stop: Stop; event: PublicEvent }) {
  const { LL, locale } = useWords();
  const today = eventDay(useToday(), event.eoi);
  if (stop === "screening" && event.eoi.state === "open") {
    const said = LL.applicant.coming.closes({ date: formatDay(locale, event.eoi.days.to) });
    return <Dated said={said} days={keyDateStanding(today, event.eoi.days).days} />;
  }
  if (stop !== "opening") return null;
  const { is, days } = keyDateStanding(today, event.conference);
  return <Dated said={formatDay(locale, event.conference.from)} days={is === "ahead" ? days : 0} />;
}

function Dated({ said, days }: { said: string; days: number }) {
  const { LL } = useWords();
  return (
    <p className="figures">
      {said}
      {days > 0 && `, ${LL.applicant.coming.left({ days })}`}
    </p>
  );
}
