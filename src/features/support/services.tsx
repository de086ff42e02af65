import { Link } from "@tanstack/react-router";
import { CUSTOM_SERVICES, SERVICES_OFFERED } from "#domain/site/services.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** What can be hired: the services offered (SVC-06), then the custom ones (SVC-03). */
export function Services() {
  const { city } = useEvent();
  const { services } = useSiteWords("support");
  const custom = useWords().LL.customOffer;
  return (
    <section id="services" aria-labelledby="services-title" className="section bg-paper">
      <div className="page">
        <div className="grid items-end gap-x-20 gap-y-6 lg:grid-cols-[6fr_5fr]">
          <h2 id="services-title" className="display-2 max-w-[10em]">
            {services.title()}
          </h2>
          <p className="max-w-[50ch] text-[1.0625rem] leading-7">{services.lead()}</p>
        </div>
        <ul className="mt-14 border-b border-line-2">
          {SERVICES_OFFERED.map((service) => (
            <li
              key={service}
              className="grid gap-x-20 gap-y-1 border-t border-line-2 py-5 md:grid-cols-[6fr_5fr] md:items-baseline"
            >
              <h3 className="display-4">{services[service].name()}</h3>
              <p className="max-w-[50ch] text-quiet">{services[service].text({ city })}</p>
            </li>
          ))}
        </ul>
        <div className="mt-20 grid gap-x-20 gap-y-6 lg:grid-cols-[6fr_5fr]">
          <div>
            <h3 className="display-3">{custom.title()}</h3>
            <p className="mt-5 max-w-[50ch] text-[1.0625rem] leading-7">{custom.lead()}</p>
            <Link to="/exhibiting" hash="services" className="link mt-5 inline-block text-[1.0625rem]">
              {custom.more()}
            </Link>
          </div>
          <ul className="grid content-start gap-x-8 self-start border-b border-line-2 sm:grid-cols-2">
            {CUSTOM_SERVICES.map((service) => (
              <li key={service} className="border-t border-line-2 py-3.5 font-semibold">
                {custom[service].name()}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
