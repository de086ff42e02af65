import { useCallback } from "react";
import { linesOf } from "#domain/orders/kinds/content.ts";
import { EXTRA_SERVICE_GROUPS, type ExtraServiceGroup } from "#domain/orders/lines/extra-service-groups.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ExtraService, type ChangeGroup } from "./extra-service.tsx";
import { useLatestWizard } from "../use-latest-wizard.ts";
import { useWizard } from "../wizard-context.tsx";

/** The six groups beyond the catalogue (SVC-03 to SVC-05): each is described here and priced by the team. */
export function ExtraServices() {
  const { LL } = useWords();
  const { draft, goods } = useWizard();
  const lines = linesOf(draft, goods);
  const priceOf = (group: ExtraServiceGroup) =>
    lines.find(({ lineId, isPriced }) => lineId === group && isPriced)?.unitPrice ?? null;
  const latest = useLatestWizard();
  const changeGroup: ChangeGroup = useCallback(
    (group, patch) => {
      const { draft: now, change } = latest.current;
      const { extraServices } = now;
      change({ extraServices: { ...extraServices, [group]: { ...extraServices[group], ...patch } } });
    },
    [latest],
  );
  return (
    <section aria-labelledby="extra-services">
      <h2 id="extra-services" className="display-4">
        {LL.extras.title()}
      </h2>
      <p className="mt-1.5 mb-5 max-w-[60ch] text-quiet">{LL.extras.lead()}</p>
      <ul className="border-b border-line-2">
        {EXTRA_SERVICE_GROUPS.map((group) => (
          <ExtraService
            key={group}
            group={group}
            answers={draft.extraServices[group]}
            price={priceOf(group)}
            onChange={changeGroup}
          />
        ))}
      </ul>
    </section>
  );
}
