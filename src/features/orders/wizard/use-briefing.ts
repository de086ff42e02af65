import { useCallback, useMemo } from "react";
import type { Briefing } from "#domain/orders/draft/briefing.ts";
import { BRIEF_SECTIONS, type BriefSection } from "#domain/orders/reading/tell-brief.ts";
import { useWizard } from "./wizard-context.tsx";

/** Changes fields of one section; files that arrive are put beside those that are there by then. */
export type ChangeSection<Section extends BriefSection> = (
  edit: (before: Briefing[Section]) => Partial<Briefing[Section]>,
) => void;

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
  return { briefing, changers };
}
