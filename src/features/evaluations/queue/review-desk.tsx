import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { countryName } from "#domain/countries.ts";
import { formatArea } from "#i18n/formatters.ts";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { cn } from "#src/components/cn.ts";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { PaperLink } from "#src/kit/record/paper-link.tsx";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { sayReason } from "#i18n/say-refusal.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { MarksLine } from "../card/marks-line.tsx";
import { ChangedSince } from "../card/changed-since.tsx";
import { OthersMarks } from "../card/others-marks.tsx";
import { Scorecard } from "../card/scorecard.tsx";
import { SuspicionNote } from "../card/suspicion-note.tsx";
import { WaysOut } from "../card/ways-out.tsx";
import type { Card } from "../data.ts";

type ReviewDeskProps = { card: Card; onNext: () => void; onLater: () => void; children: ReactNode };

/** One submission under evaluation: the application, and the marks beside it; on a phone below it. */
export function ReviewDesk({ card, onNext, onLater, children }: ReviewDeskProps) {
  const { LL } = useWords();
  const words = LL.evaluations;
  const { submission } = card;
  const marks = useFirstMark();
  const above = (
    <>
      <h2 translate="no" className="display-5 mb-3">
        {words.reviews.marks()}
      </h2>
      {card.suspicion && (
        <SuspicionNote submissionId={submission.id} suspicion={card.suspicion} onOut={onNext} />
      )}
      {card.changedSince && (
        <div className="mb-5">
          <ChangedSince changed={card.changedSince} isOwn canSave={!card.whyNot} />
        </div>
      )}
    </>
  );
  const below = card.isOpen && (
    <Section title={words.others.title()} isRuled className="mt-8">
      <OthersMarks card={card} />
    </Section>
  );
  return (
    <div className="@container">
      <div className="grid gap-x-7 gap-y-8 @2xl:grid-cols-[minmax(0,1fr)_20rem] @4xl:gap-x-10 @4xl:grid-cols-[minmax(0,1fr)_26rem]">
        <section aria-label={words.reviews.application()} className="min-w-0">
          <ReviewHead card={card} />
          {children}
        </section>
        <aside id="marks" ref={marks} className={cn("min-w-0 scroll-mt-20", BESIDE)}>
          {card.whyNot ? (
            <div className="min-h-0 @2xl:overflow-y-auto">
              {above}
              <div className="grid justify-items-start gap-4">
                <p>{sayReason(LL, card.whyNot)}</p>
                <KeptMarks card={card} />
                <Button onClick={onNext}>{words.reviews.next()}</Button>
              </div>
              {below}
            </div>
          ) : (
            <Scorecard
              card={card}
              submit={card.own?.isGiven ? words.card.save() : words.card.saveNext()}
              onSaved={(isGiven) => (isGiven ? onNext() : onLater())}
              above={above}
              below={
                <>
                  <div className="mt-3 -ml-3 flex flex-wrap">
                    <WaysOut card={card} onOut={onNext} />
                  </div>
                  {below}
                </>
              }
            >
              <Button variant="secondary" onClick={onLater}>
                {words.card.later()}
              </Button>
            </Scorecard>
          )}
        </aside>
      </div>
    </div>
  );
}

/**
 * Beside the application the marks stay in view, and are never higher than the window leaves them under the page's head,
 * nor lower than a small window needs: so the button that saves is whole in the first window. Two columns stand as long as
 * the text keeps forty characters a line.
 */
const BESIDE =
  "@2xl:sticky @2xl:top-20 @2xl:flex @2xl:max-h-[calc(100dvh-11rem)] @2xl:min-h-64 @2xl:flex-col @2xl:self-start lg:@2xl:top-6 lg:@2xl:max-h-[calc(100dvh-7rem)]";

/** Whose application it is, and the ways to it. */
function ReviewHead({ card: { submission, isAssigned } }: { card: Card }) {
  const { LL, locale } = useWords();
  const words = LL.evaluations;
  return (
    <div className="mb-6 border-b border-line-2 pb-4">
      <h2 className="display-5 wrap-anywhere">{submission.institutionName}</h2>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-quiet">
        <Reference value={submission.reference} />
        {isAssigned && <Badge tone="outline">{words.reviews.assigned()}</Badge>}
        <StatusBadge of="submission" status={submission.status} />
        <span>{countryName(submission.country, locale)}</span>
        <span className="figures">{formatArea(locale, submission.spaceM2)}</span>
        <Link to="/admin/submissions/$submissionId" params={{ submissionId: submission.id }} className="link">
          {words.reviews.open()}
        </Link>
        <OthersHere at={`submission:${submission.id}`} />
      </p>
      <div data-no-print className="mt-2">
        <PaperLink
          href={`/api/documents/submissions/${submission.id}/copy.pdf`}
          label={LL.submissions.detail.paper()}
        />
      </div>
      <a href="#marks" className="link mt-3 inline-block @2xl:hidden">
        {words.reviews.toMarks()}
      </a>
    </div>
  );
}

/** Marks begun before the evaluation closed stay stored, and a notice says so. */
function KeptMarks({ card: { own, criteria } }: { card: Card }) {
  const { LL } = useWords();
  if (!own || own.isGiven || own.abstainedBecause) return null;
  return (
    <div className="grid gap-2 border-l-3 border-ochre pl-3">
      <p>{LL.evaluations.card.keptBegun()}</p>
      <MarksLine marks={own} criteria={criteria} />
    </div>
  );
}

/** The next submission begins with its first mark, ready for a figure; who reads with a phone begins at the top. */
function useFirstMark() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!window.matchMedia("(min-width: 64rem)").matches) return;
    place.current
      ?.querySelector<HTMLElement>("[data-criterion] [role=radio]")
      ?.focus({ preventScroll: true });
  }, []);
  return place;
}
