import { useMemo, useState } from "react";
import { missingOn } from "#domain/orders/kinds/content.ts";
import { BRIEF_SECTIONS, showBrief, type BriefSection } from "#domain/orders/reading/tell-brief.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { StandSite } from "../../record/stand-site.tsx";
import { ConsiderationFields, IdentityFields } from "./closing-fields.tsx";
import { BriefingSection } from "./briefing-section.tsx";
import { ReferenceFields } from "./reference-fields.tsx";
import { StructureFields } from "./structure-fields.tsx";
import { useBriefing } from "./use-briefing.ts";
import { useWizard } from "../wizard-context.tsx";

/** The briefing of a custom stand (WIZ-31): four sections to be filled in one by one, or all open. */
export function BriefingScreen() {
  const { LL } = useWords();
  const { submission, draft, goods, issues } = useWizard();
  const { briefing, parts } = useBriefing();
  const missing = missingOn("briefing", draft, goods).map(({ path }) => path);
  const answered = useMemo(() => new Set(showBrief(briefing).map(({ section }) => section)), [briefing]);
  const [open, setOpen] = useState<ReadonlySet<BriefSection>>(() => openAtFirst(missing));
  const isAllOpen = BRIEF_SECTIONS.every((section) => open.has(section));
  const at = (section: BriefSection) => `briefing.${section}.`;

  function toggle(section: BriefSection): void {
    const next = new Set(open);
    if (!next.delete(section)) next.add(section);
    setOpen(next);
  }

  const fields = {
    visualReference: <ReferenceFields {...parts.visualReference} />,
    structuralElements: <StructureFields {...parts.structuralElements} />,
    visualIdentity: <IdentityFields {...parts.visualIdentity} />,
    finalConsiderations: <ConsiderationFields {...parts.finalConsiderations} />,
  };

  return (
    <div>
      <StandSite
        submissionId={submission.id}
        className="mb-8 rounded-lg border border-line bg-card px-6 py-5"
      />
      <div className="-mr-2 mb-2 flex justify-end">
        <Button variant="quiet" size="sm" onClick={() => setOpen(new Set(isAllOpen ? [] : BRIEF_SECTIONS))}>
          {isAllOpen ? LL.briefing.collapseAll() : LL.briefing.expandAll()}
        </Button>
      </div>
      {BRIEF_SECTIONS.map((section, index) => (
        <BriefingSection
          key={section}
          section={section}
          missing={missing.filter((path) => path.startsWith(at(section)))}
          isAnswered={answered.has(section)}
          isOpen={open.has(section) || issues.some(({ path }) => path.startsWith(at(section)))}
          onToggle={() => toggle(section)}
          next={BRIEF_SECTIONS[index + 1]}
          onGoOn={(next) => setOpen(new Set([...open, next]))}
        >
          {fields[section]}
        </BriefingSection>
      ))}
    </div>
  );
}

/** The first section that lacks something; a briefing that lacks nothing opens at its beginning. */
function openAtFirst(missing: readonly string[]): Set<BriefSection> {
  const first = BRIEF_SECTIONS.find((section) =>
    missing.some((path) => path.startsWith(`briefing.${section}.`)),
  );
  return new Set([first ?? BRIEF_SECTIONS[0]]);
}
