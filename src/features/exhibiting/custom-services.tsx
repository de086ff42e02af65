import { Link } from "@tanstack/react-router";
import { CUSTOM_SERVICES } from "#domain/site/services.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** The six custom services and what each asks for (SVC-03, SVC-05). */
export function CustomServices() {
  const { LL } = useWords();
  const words = LL.customOffer;
  return (
    <section id="services" aria-labelledby="services-title" className="section bg-paper-2">
      <div className="page">
        <div className="grid items-end gap-x-20 gap-y-6 lg:grid-cols-[6fr_5fr]">
          <h2 id="services-title" className="display-2 max-w-[11em]">
            {LL.exhibiting.services.title()}
          </h2>
          <div className="max-w-[50ch] text-[1.0625rem] leading-7">
            <p>{words.lead()}</p>
            <Link to="/services-and-support" hash="services" className="link mt-4 inline-block">
              {LL.exhibiting.services.catalogue()}
            </Link>
          </div>
        </div>
        <ul className="mt-14 grid gap-x-12 border-b border-line-2 sm:grid-cols-2 lg:grid-cols-3">
          {CUSTOM_SERVICES.map((group) => (
            <li key={group} className="border-t border-line-2 pt-5 pb-9">
              <h3 className="display-5">{words[group].name()}</h3>
              <p className="mt-2 max-w-[40ch] text-quiet">{words[group].text()}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
