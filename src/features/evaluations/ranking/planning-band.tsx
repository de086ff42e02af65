import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { areaLeft, PLANNED_DECISIONS } from "#domain/decisions/plan.ts";
import { rankingList } from "#domain/evaluations/ranking.ts";
import { SUBMISSION_STATUSES } from "#domain/submissions/status.ts";
import { formatArea } from "#i18n/formatters.ts";
import { Button } from "#src/components/ui/button.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { previewBulk, type BulkRun } from "#src/kit/bulk/data.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { planningQuery, decisionTextsAt, type DecisionTexts, type Planning } from "../data.ts";

/** The decisions not communicated yet, as the list of submissions finds them. */
const ALL_UNANNOUNCED = {
  kind: "filtered",
  question: { filters: { waits: ["letter"] } },
  except: [],
} as const;

/** Everything that is planned, whatever it is by now: what cannot be decided any more is named in the preview. */
const ALL_PLANNED = {
  kind: "filtered",
  question: {
    search: "",
    filters: { plans: [...PLANNED_DECISIONS], statuses: [...SUBMISSION_STATUSES] },
    sort: { column: rankingList.sort, direction: rankingList.columns[rankingList.sort] },
  },
  except: [],
} as const;

/** Loads when the dialog is opened. */
const TextsDialog = lazy(() =>
  import("./texts-dialog.tsx").then((module) => ({ default: module.TextsDialog })),
);

type PlanningBandProps = {
  onPreview: (run: BulkRun) => void;
  onLetters: (run: BulkRun) => void;
  /** The sign behind which the screen is explained. */
  explained: ReactNode;
};

/**
 * What is planned beside what was approved and what is on offer, counted apart; the press that decides all of it, and
 * the decisions nobody was notified of.
 */
export function PlanningBand({ onPreview, onLetters, explained }: PlanningBandProps) {
  const { LL } = useWords();
  const words = LL.decisions;
  const { data, error, refetch } = useQuery(planningQuery());
  const [texts, setTexts] = useState<DecisionTexts>();
  const { look, press } = usePreview({ onPreview, onLetters });
  const { mutate: open, isPending: isOpening } = useMutation({
    mutationFn: decisionTextsAt.newest,
    onSuccess: setTexts,
    onError: (error) => showError(say(LL, error)),
  });
  if (!data) {
    return (
      <section aria-label={words.title()} className="mb-3 border-b border-line pb-1">
        <MailsKeptLine className="mb-1.5" />
        {/* As high as the band that loads, so that the table stays in place. */}
        <div className="min-h-70 sm:min-h-33 xl:min-h-18">
          {error && <RetryLine text={say(LL, error)} onRetry={() => void refetch()} />}
        </div>
      </section>
    );
  }
  const { all, untold, told, ready, kept, onTheWay, outdated } = data;
  return (
    <section aria-label={words.title()} className="mb-3 border-b border-line pb-1">
      <MailsKeptLine className="mb-1.5" />
      <Figures data={data} />
      <div className="mt-1.5 mb-1.5 flex min-h-9 flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        {all > 0 && (
          <PreviewButton {...press} verb="release" onPress={() => look(releaseOf(all))}>
            {words.release({ count: all })}
          </PreviewButton>
        )}
        {ready > 0 && (
          <PreviewButton
            {...press}
            verb="sendDecision"
            onPress={() => look(lettersOf("sendDecision", ready))}
          >
            {words.send({ count: ready })}
          </PreviewButton>
        )}
        {outdated > 0 && (
          <PreviewButton
            {...press}
            verb="remakeDecision"
            onPress={() => look(lettersOf("remakeDecision", outdated))}
          >
            {words.remake({ count: outdated })}
          </PreviewButton>
        )}
        <Button variant="quiet" size="sm" pending={isOpening} onClick={() => open()}>
          {words.texts.open()}
        </Button>
        {kept > 0 && <span className="text-wait-ink">{words.kept({ count: kept })}</span>}
        {onTheWay > 0 && <span>{words.onTheWay({ count: onTheWay })}</span>}
        {untold > 0 ? (
          <Link to="/admin/submissions" search={{ waits: "letter" }} className="link">
            {words.untold({ count: untold })}
          </Link>
        ) : (
          onTheWay === 0 && told > 0 && <span className="text-quiet">{words.allTold()}</span>
        )}
        {explained}
      </div>
      {texts && (
        <Suspense fallback={null}>
          <TextsDialog stored={texts} onClose={() => setTexts(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** Looks at what a press would do; the button that was pressed says so meanwhile. */
function usePreview({ onPreview, onLetters }: Pick<PlanningBandProps, "onPreview" | "onLetters">) {
  const { LL } = useWords();
  const {
    mutate: look,
    isPending,
    variables,
  } = useMutation({
    mutationFn: previewBulk,
    onSuccess: (run) => (run.kind === "letters" ? onLetters : onPreview)(run),
    onError: (error) => showError(say(LL, error)),
  });
  return { look, press: { isPending, pressed: isPending ? variables.act.verb : undefined } };
}

type Letters = "sendDecision" | "remakeDecision";

function lettersOf(verb: Letters, count: number) {
  return { act: { kind: "letters", verb }, chosen: { ...ALL_UNANNOUNCED, count } } as const;
}

function releaseOf(count: number) {
  return { act: { kind: "decisions", verb: "release" }, chosen: { ...ALL_PLANNED, count } } as const;
}

type PreviewButtonProps = {
  verb: Letters | "release";
  isPending: boolean;
  /** The button that was pressed says so; the others wait. */
  pressed: string | undefined;
  onPress: () => void;
  children: ReactNode;
};

/** Looks at what a press would do before anything is done. */
function PreviewButton({ verb, isPending, pressed, onPress, children }: PreviewButtonProps) {
  const { LL } = useWords();
  return (
    <Button
      variant={verb === "release" ? "primary" : "secondary"}
      size="sm"
      pending={pressed === verb}
      pendingLabel={LL.bulk.checking()}
      disabled={isPending}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

function Figures({ data: { planned, approved, offered } }: { data: Planning }) {
  const { LL, locale } = useWords();
  const words = LL.decisions;
  const area = (m2: number) => formatArea(locale, m2);
  const plan = planned.find(({ decision }) => decision === "APPROVED")?.m2 ?? 0;
  const left = areaLeft({ offered, approved: approved.m2, planned: plan });
  function sayLeft({ now, after }: { now: number; after: number }): string {
    if (now < 0) return words.overAlready({ now: area(-now), over: area(-after) });
    if (after < 0) return words.over({ now: area(now), over: area(-after) });
    return words.left({ now: area(now), after: area(after) });
  }
  const facts = [
    ...planned.map(({ decision, count, m2 }) => ({
      name: words.planned[decision](),
      count,
      // Only approved stands take up area.
      m2: decision === "APPROVED" ? m2 : null,
    })),
    { name: words.approved(), ...approved },
  ];
  return (
    <dl className="flex min-h-6 flex-wrap items-center gap-x-6 gap-y-0.5">
      {facts.map(({ name, count, m2 }) => (
        <div key={name} className="flex items-baseline gap-2">
          <dt className="text-[0.8125rem] text-quiet">{name}</dt>
          <dd className="figures leading-6">
            <span className="font-semibold">{count}</span>
            {m2 !== null && ` · ${area(m2)}`}
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline gap-x-2">
        <dt className="text-[0.8125rem] text-quiet">{words.offered()}</dt>
        <dd className="figures leading-6">
          {offered === null ? words.notOffered() : <span className="font-semibold">{area(offered)}</span>}
          {left && (
            <span className={left.after < 0 ? "ml-3 text-error" : "ml-3 text-quiet"}>{sayLeft(left)}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
