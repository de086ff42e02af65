import { POLICY } from "#domain/policy.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { ControllerFacts } from "./controller-facts.tsx";
import { Prose } from "./prose.tsx";
import { POLICY_SECTIONS } from "./sections.ts";

/** The title with the version and date in force (PUB-25, PUB-26). */
export function PolicyHead() {
  const { LL } = useWords();
  return (
    <div className="under-header on-deep bg-forest text-paper-2 print:mt-0 print:bg-transparent print:pt-0 print:text-ink">
      <div className="page pt-10 pb-12 lg:pt-16 lg:pb-16 print:py-0">
        <h1 tabIndex={-1} data-page-heading className="display-2 max-w-[14ch]">
          {LL.privacy.title()}
        </h1>
        <p className="mt-6 max-w-[50ch] text-lg leading-8">{LL.privacy.lead()}</p>
        <p className="display-5 figures mt-10 border-t border-forest-line pt-5">
          {LL.privacy.version({ version: POLICY.version })} <time dateTime={POLICY.day}>{POLICY.date}</time>
        </p>
      </div>
    </div>
  );
}

/** The policy beside its table of contents, which stays in view on wide screens. */
export function Policy() {
  const { LL } = useWords();
  return (
    <div className="bg-paper print:bg-transparent">
      <div className="page grid gap-x-16 lg:grid-cols-[minmax(0,16rem)_minmax(55%,44rem)] xl:gap-x-28">
        <nav
          aria-labelledby="policy-contents"
          className="pt-10 lg:sticky lg:top-(--header) lg:max-h-[calc(100dvh-var(--header))] lg:self-start lg:overflow-y-auto lg:py-16"
        >
          <h2 id="policy-contents" className="text-sm text-quiet">
            {LL.privacy.contents()}
          </h2>
          <ol className="mt-3 gap-x-8 sm:columns-2 lg:columns-1">
            {POLICY_SECTIONS.map((id, at) => (
              <li key={id} className="break-inside-avoid">
                <a
                  href={`#${id}`}
                  className="grid grid-cols-[1.75rem_1fr] py-1.5 text-[0.9375rem] leading-5 underline-offset-4 hover:underline"
                >
                  <span aria-hidden="true" className="figures text-quiet">
                    {at + 1}
                  </span>
                  {LL.privacy[id].title()}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="pt-6 pb-20 lg:pt-16 lg:pb-32">
          {POLICY_SECTIONS.map((id, at) => (
            <PolicySection key={id} id={id} number={at + 1} />
          ))}
        </div>
      </div>
    </div>
  );
}

type PolicySectionProps = { id: (typeof POLICY_SECTIONS)[number]; number: number };

function PolicySection({ id, number }: PolicySectionProps) {
  const { LL, locale } = useWords();
  const { name, zone, city, organiser, support, retentionMonths } = useEvent();
  const words = LL.privacy[id];
  const facts = {
    organiser: organiser.name,
    event: name[locale],
    zone,
    city,
    email: locale === "pt" ? support.pt : support.other,
    portuguese: support.pt,
    other: support.other,
    button: LL.footer.cookies(),
    months: retentionMonths,
  };
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="group border-t border-line-2 py-10 first:border-t-0 lg:first:pt-0"
    >
      <h2 id={`${id}-title`} className="display-4 grid grid-cols-[auto_1fr] gap-x-4">
        <span aria-hidden="true" className="figures text-field group-target:text-ink">
          {number}
        </span>
        {words.title()}
      </h2>
      <Prose text={words.text(facts)} />
      {id === "controller" && <ControllerFacts />}
    </section>
  );
}
