import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CalendarPlus } from "lucide-react";
import { cn } from "#src/components/cn.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { LastOrders } from "#src/components/last-orders.tsx";
import { Quote } from "#src/components/quote.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useSession } from "#src/session/session.ts";
import { DueDay } from "./due-day.tsx";
import { NextStepPlace } from "./home-places.tsx";
import { stepsQuery, type Duty, type OrderSteps } from "./data.ts";
import { StepLink, StepTitle, useStepWords } from "./step-words.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";

/** What to do next for one submission, what comes after it, and whose turn it is where nothing waits. */
export function NextSteps({ submissionId }: { submissionId: string }) {
  const { LL } = useWords();
  const { data, error, refetch } = useQuery(stepsQuery);
  const steps = data?.find((one) => one.submissionId === submissionId);
  if (error && !data) return <RetryLine text={LL.partner.step.failed()} onRetry={() => void refetch()} />;
  if (!steps) return <NextStepPlace />;
  const [next, ...later] = steps.duties;
  return (
    <section aria-label={LL.partner.step.title()} className={cn("@container mb-9", next ? DUE : AT_REST)}>
      {next ? <Next duty={next} submissionId={submissionId} /> : <Waits waiting={steps.waiting} />}
      {later.length > 0 && (
        <div className="border-t border-forest-line pt-4 md:col-span-2 md:mt-2">
          <h4 className="text-sm">{LL.partner.step.later()}</h4>
          <ul className="mt-1.5 grid gap-1.5">
            {later.map((duty) => (
              <Later key={keyOf(duty)} duty={duty} submissionId={submissionId} />
            ))}
          </ul>
        </div>
      )}
      {steps.waiting.kind !== "ended" && (
        <LastOrders className={cn("text-sm empty:hidden", next && "md:col-span-2")} />
      )}
      {steps.waiting.kind !== "ended" && (
        <p className={cn("text-sm", next && "md:col-span-2")}>
          <Link
            to="/profile"
            hash="calendar"
            className="inline-flex items-center gap-1.5 font-semibold underline underline-offset-4 hover:decoration-2"
          >
            <CalendarPlus aria-hidden="true" className="size-4" />
            {LL.partner.step.calendar()}
          </Link>
        </p>
      )}
    </section>
  );
}

const DUE =
  "grid grid-cols-1 gap-x-10 gap-y-4 rounded-lg bg-forest px-5 py-5 text-paper-2 on-deep md:grid-cols-[minmax(0,1fr)_auto] md:gap-y-2 md:px-8 md:py-6";

/** Nothing asks for attention: a line between two rules. */
const AT_REST =
  "flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1.5 border-y border-line-2 py-3.5";

function keyOf(duty: Duty): string {
  return "orderId" in duty ? `${duty.kind} ${duty.orderId}` : duty.kind;
}

type StepProps = { duty: Duty; submissionId: string };

/** What and by when, then its button, which a phone shows in its first window; the reasons after it. */
function Next({ duty, submissionId }: StepProps) {
  const { LL } = useWords();
  const { text } = useStepWords(duty);
  return (
    <>
      <div>
        <div className="flex flex-wrap gap-x-4 text-sm">
          <p>{LL.partner.step.title()}</p>
          {duty.dueOn && <DueDay day={duty.dueOn} className="font-semibold text-card" />}
        </div>
        <h3 className="display-5 mt-1 text-card md:display-4">
          <StepTitle duty={duty} />
        </h3>
      </div>
      <StepLink duty={duty} submissionId={submissionId} looks="button" />
      <div>
        <p className="max-w-[56ch]">{text}</p>
        <Said duty={duty} />
        <InHandsOf duty={duty} />
      </div>
    </>
  );
}

/** What the team wrote with it, where it did. */
function Said({ duty }: { duty: Duty }) {
  const word = "word" in duty ? duty.word : null;
  if (!word) return null;
  return <Quote text={word.note} who={word.who} at={word.at} className="mt-3" textClass="line-clamp-5" />;
}

/** A colleague's order is named as such, so that two of them do not pay it. */
function InHandsOf({ duty }: { duty: Duty }) {
  const { LL } = useWords();
  const { user } = useSession();
  const responsible = "responsible" in duty ? duty.responsible : null;
  if (!responsible || responsible.id === user?.id) return null;
  return <p className="mt-2 text-sm">{LL.partner.step.responsible({ name: responsible.name })}</p>;
}

function Later({ duty, submissionId }: StepProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4">
      <StepLink duty={duty} submissionId={submissionId} looks="link" />
      {duty.dueOn && <DueDay day={duty.dueOn} className="text-sm" />}
    </li>
  );
}

function Waits({ waiting }: { waiting: OrderSteps["waiting"] }) {
  const { LL } = useWords();
  const words = LL.partner.step.waiting;
  return (
    <h3 className="font-semibold">
      {words[waiting.kind]()}
      {"since" in waiting && (
        <span className="font-normal whitespace-nowrap text-quiet">
          {" "}
          {words.since()} <DateTime value={waiting.since} />
        </span>
      )}
    </h3>
  );
}
