import { orderKindOf } from "#domain/orders/kinds/kinds.ts";
import { formatDay } from "#i18n/day.ts";
import { sayToBeQuoted } from "#i18n/to-be-quoted.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { ShownSent } from "./sent-order.ts";
import type { WizardArea } from "../wizard-context.tsx";

type NextStepsProps = { order: ShownSent; area: WizardArea };

/** What happens to a sent order, in turn, with the days that are known. */
export function NextSteps({ order, area }: NextStepsProps) {
  const { LL, locale } = useWords();
  const { conference } = useEvent();
  const { finalize } = LL.wizard;
  const words = area === "staff" ? LL.wizard.byTeam.finalize.step : finalize.step;
  const { type, waits, total, daysToPay } = order;
  const isQuoted = sayToBeQuoted(LL.amounts.toBeQuoted, waits) !== undefined;
  const steps = [
    words.review(),
    isQuoted && words.quote(),
    daysToPay !== undefined && (total > 0 || isQuoted) && words.pay({ days: daysToPay }),
    orderKindOf(type).standType !== null && words.open({ date: formatDay(locale, conference.from) }),
  ].filter((step) => step !== false);
  return (
    <section aria-labelledby="next-steps" className="mt-8">
      <h2 id="next-steps" className="display-5">
        {finalize.next()}
      </h2>
      <ol className="mt-3 grid max-w-[62ch] list-decimal gap-2 pl-5 marker:text-quiet">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
