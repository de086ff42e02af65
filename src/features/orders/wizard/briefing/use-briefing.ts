import { useCallback, useMemo } from "react";
import { BRIEF_SECTIONS, type BriefSection } from "#domain/orders/reading/tell-brief.ts";
import type { ChangeSection, SectionProps } from "./held-in.ts";
import { useWizard } from "../wizard-context.tsx";

/**
 * The briefing of the draft and, for each section, the one way to change it, which stays the same from key to key: so
 * only the section that is written in is drawn again. It goes on from the newest text, since a file may arrive while
 * somebody types, or when the screen was left.
 */
export function useBriefing() {
  const { draft, change } = useWizard();
  const { briefing } = draft;

  const changeSection = useCallback(
    (section: BriefSection, edit: (before: never) => object) =>
      change(({ briefing: newest }) => {
        const before = newest[section];
        return { briefing: { ...newest, [section]: { ...before, ...edit(before as never) } } };
      }),
    [change],
  );
  const changers = useMemo(
    () =>
      Object.fromEntries(
        BRIEF_SECTIONS.map((section) => [section, (edit: never) => changeSection(section, edit)]),
      ) as { [Section in BriefSection]: ChangeSection<Section> },
    [changeSection],
  );
  const partOf = <Section extends BriefSection>(section: Section): SectionProps<Section> => ({
    section,
    value: briefing[section],
    change: changers[section],
  });
  return {
    briefing,
    parts: {
      visualReference: partOf("visualReference"),
      structuralElements: partOf("structuralElements"),
      visualIdentity: partOf("visualIdentity"),
      finalConsiderations: partOf("finalConsiderations"),
    },
  };
}
