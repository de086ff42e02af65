import type { Briefing } from "#domain/orders/draft/briefing.ts";
import type { BriefSection } from "#domain/orders/reading/tell-brief.ts";

/** Changes fields of one section; files that arrive are put beside those that are there by then. */
export type ChangeSection<Section extends BriefSection> = (
  edit: (before: Briefing[Section]) => Partial<Briefing[Section]>,
) => void;

/** What the fields of a section work with. */
export type SectionProps<Section extends BriefSection> = {
  section: Section;
  value: Briefing[Section];
  change: ChangeSection<Section>;
};

/** One field of a section: its name in the draft, what it holds, and how that changes, also from its newest value. */
export function heldIn<Section extends BriefSection, Name extends string & keyof Briefing[Section]>(
  { section, value, change }: SectionProps<Section>,
  name: Name,
) {
  type Value = Briefing[Section][Name];
  return {
    name: `briefing.${section}.${name}`,
    value: value[name],
    onChange(edit: Value | ((before: Value) => Value)): void {
      change((before) => {
        const after: Briefing[Section] = { ...before };
        after[name] = isEdit(edit) ? edit(before[name]) : edit;
        return after;
      });
    },
  };
}

function isEdit<Value>(edit: Value | ((before: Value) => Value)): edit is (before: Value) => Value {
  return typeof edit === "function";
}
