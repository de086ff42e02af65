import { Link } from "@tanstack/react-router";
import { useWords } from "#src/lib/words.tsx";
import type { WizardArea } from "./wizard-context.tsx";

/** Whose order it is, and the way out: everything is kept, so leaving is no loss. */
export function WizardHead({ area, title }: { area: WizardArea; title?: string }) {
  const { LL } = useWords();
  return (
    <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-[0.9375rem]">
      <p className="font-semibold">{title}</p>
      <Link to={area === "staff" ? "/admin/orders" : "/partner"} className="link">
        {LL.orders.head.leave()}
      </Link>
    </div>
  );
}
