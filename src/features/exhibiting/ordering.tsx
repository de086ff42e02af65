import { eventDay } from "#domain/site/event-day.ts";
import { formatDay } from "#i18n/day.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";

const STEPS = ["access", "build", "send", "review", "pay"] as const;

/** How an order goes once a proposal is approved (GEN-05). */
export function Ordering() {
  const { LL, locale } = useWords();
  const { exhibitorDays, eoi, support } = useEvent();
  const today = eventDay(useToday(), eoi);
  const words = LL.exhibiting.ordering;
  return (
    <section id="ordering" aria-labelledby="ordering-title" className="section bg-paper">
      <div className="page grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <h2 id="ordering-title" className="display-2 max-w-[9em]">
            {words.title()}
          </h2>
          <p className="mt-6 max-w-[44ch] text-[1.0625rem] leading-7">{words.lead()}</p>
          {(["lastStands", "lastServices"] as const).map((kind) => {
            const day = exhibitorDays[kind];
            return (
              day && (
                <p key={kind} className="mt-4 font-semibold">
                  {words[today > day ? (`${kind}Over` as const) : kind]({
                    day: formatDay(locale, day),
                    email: locale === "pt" ? support.pt : support.other,
                  })}
                </p>
              )
            );
          })}
          <a href={`/clauses?lang=${locale}`} className="link mt-4 inline-block">
            {words.clauses()}
          </a>
        </div>
        <ol className="border-b border-line-2">
          {STEPS.map((step, at) => (
            <li
              key={step}
              className="grid grid-cols-[2.25rem_1fr] gap-x-2 gap-y-1.5 border-t border-line-2 py-6 sm:grid-cols-[4rem_1fr]"
            >
              <span aria-hidden="true" className="display-4 figures text-annatto-ink">
                {at + 1}
              </span>
              <h3 className="display-4">{words[step]()}</h3>
              <p className="col-start-2 max-w-[50ch] text-quiet">{words[`${step}Text`]()}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
