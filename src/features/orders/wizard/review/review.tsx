import type { ComponentType, ReactNode } from "react";
import { maxStepOf } from "#domain/orders/kinds/steps.ts";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { LinesReview } from "./review-lines.tsx";
import { ProposalReview } from "./review-proposal.tsx";
import { BriefReview, PackageReview } from "./review-stand.tsx";
import { shownScreenAt, type ShownScreen } from "../steps/shown-screen.ts";
import { useWizard } from "../wizard-context.tsx";

/** What was filled in on a screen, as it will be stored; a screen that asks for nothing of its own has none. */
const REVIEWS = {
  selectStand: PackageReview,
  briefing: BriefReview,
  additionalServices: LinesReview,
  services: LinesReview,
  proposal: ProposalReview,
} satisfies Partial<Record<ShownScreen, ComponentType>>;

function isReviewed(screen: ShownScreen): screen is keyof typeof REVIEWS {
  return Object.hasOwn(REVIEWS, screen);
}

type ReviewProps = {
  /** The single part to show, where the kind shows the others on another screen. */
  only?: ShownScreen;
  /** Content before the parts. */
  children?: ReactNode;
};

/** Everything that was chosen, before it is sent (WIZ-51), each part with the way to its screen. */
export function Review({ only, children }: ReviewProps) {
  const { LL } = useWords();
  const { submission, draft, goTo } = useWizard();
  const type = draft.orderType;
  const parts = Array.from({ length: maxStepOf(type) }, (_, step) => {
    const screen = shownScreenAt(type, step);
    return isReviewed(screen) && (only ?? screen) === screen ? [{ step, screen, Told: REVIEWS[screen] }] : [];
  }).flat();
  return (
    <>
      <DefinitionList
        items={[
          { term: LL.orders.confirm.organisation(), description: submission.institutionName },
          { term: LL.orders.confirm.submission(), description: submission.reference },
          { term: LL.orders.confirm.type(), description: LL.orders.type[type].name() },
        ]}
      />
      {children}
      {parts.map(({ step, screen, Told }) => (
        <ReviewPart key={screen} title={LL.orders.confirm.part[screen]()} onChange={() => goTo(step)}>
          <Told />
        </ReviewPart>
      ))}
    </>
  );
}

type ReviewPartProps = { title: string; onChange?: () => void; children: ReactNode };

export function ReviewPart({ title, onChange, children }: ReviewPartProps) {
  const { LL } = useWords();
  return (
    <section aria-label={title}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="display-5">{title}</h2>
        {onChange && (
          <Button
            variant="quiet"
            size="sm"
            onClick={onChange}
            aria-label={LL.orders.confirm.change({ part: title })}
          >
            {LL.actions.edit()}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
