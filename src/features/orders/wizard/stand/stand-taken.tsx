import { Link } from "@tanstack/react-router";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { LiveStand } from "../../data.ts";
import type { WizardArea } from "../wizard-context.tsx";

/** Before anything is filled in: the space has its stand, and what can be done about it. */
export function StandTaken({ area, stand }: { area: WizardArea; stand: LiveStand }) {
  const { LL } = useWords();
  const words = LL.wizard.stand.taken;
  return (
    <section
      aria-label={words.title()}
      className="mb-5 border-l-3 border-ochre bg-card px-5 py-3 sm:mb-8 sm:py-4.5"
    >
      <h2 className="display-5">{words.title()}</h2>
      <p className="mt-1 max-w-[60ch] max-sm:hidden">{area === "staff" ? words.byTeam() : words.text()}</p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1 sm:mt-3">
        <ToStand area={area} stand={stand} />
        <span className="max-sm:hidden">
          <StatusBadge of={area === "staff" ? "order" : "ownOrder"} status={stand.status} />
        </span>
      </p>
    </section>
  );
}

function ToStand({ area, stand: { id: orderId, reference } }: { area: WizardArea; stand: LiveStand }) {
  const { LL } = useWords();
  const words = LL.wizard.stand.taken.order({ reference });
  return area === "staff" ? (
    <Link className="link" to="/admin/orders/edit/$orderId" params={{ orderId }}>
      {words}
    </Link>
  ) : (
    <Link className="link" to="/partner/orders/$orderId" params={{ orderId }}>
      {words}
    </Link>
  );
}
