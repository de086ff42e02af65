import { useQuery } from "@tanstack/react-query";
import { formatArea } from "#i18n/formatters.ts";
import { sayOrdered } from "#i18n/stand-name.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LastOrders } from "#src/components/last-orders.tsx";
import type { OpenRecord } from "#domain/looking.ts";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { orderQuery } from "../data.ts";
import type { WizardArea, WizardSubmission } from "./wizard-context.tsx";

type WizardHeadProps = {
  area: WizardArea;
  title?: ReactNode;
  /** Which of the exhibitor's spaces is ordered for. */
  space?: string | undefined;
  /** The place by which the team sees who has the draft open. */
  place?: OpenRecord | undefined;
};

/** Whose order it is, and the way out: everything is saved, so leaving is no loss. */
export function WizardHead({ area, title, space, place }: WizardHeadProps) {
  const { LL } = useWords();
  return (
    <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-[0.9375rem]">
      <div>
        <p className="font-semibold">
          {title ?? space} {area === "staff" && place && <OthersHere at={place} className="ml-3" />}
        </p>
        {title && space && <p className="text-quiet">{space}</p>}
        {area === "partner" && <LastOrders isShort className="text-sm text-quiet" />}
      </div>
      <Link to={area === "staff" ? "/admin/orders" : "/partner"} className="link">
        {LL.orders.head.leave()}
      </Link>
    </div>
  );
}

/** Which of several spaces is ordered for, by area and reference; undefined for an exhibitor with a single space. */
export function useSpace({ reference, spaceM2, isOneOfMany }: WizardSubmission): string | undefined {
  const { LL, locale } = useWords();
  return isOneOfMany ? LL.orders.head.space({ reference, area: formatArea(locale, spaceM2) }) : undefined;
}

/** The stand that the services on screen are added to. */
export function AddedTo({ standId }: { standId: string }) {
  const { LL, locale } = useWords();
  const { data: stand } = useQuery(orderQuery(standId));
  if (!stand?.reference) return null;
  const name = sayOrdered(LL.statuses.ordered, locale, stand);
  return LL.orders.linked.addedTo({ name, reference: stand.reference });
}
