import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** What an organisation or a visitor can do there, and where it continues: four fields around a cross of rules. */
export function Opportunities() {
  const { LL } = useWords();
  const { zone, officialSite } = useEvent();
  const words = useSiteWords("overview").opportunities;
  return (
    <section aria-labelledby="opportunities" className="section bg-paper">
      <div className="page grid gap-x-16 gap-y-12 lg:grid-cols-[4fr_8fr]">
        <h2 id="opportunities" className="display-2 max-w-[8em]">
          {words.title()}
        </h2>
        <ul className="grid md:grid-cols-2">
          <Opportunity title={words.exhibit()} text={words.exhibitText()}>
            <Link to="/exhibiting" className="link">
              {words.exhibitLink()}
            </Link>
          </Opportunity>
          <Opportunity title={words.join()} text={words.joinText({ zone })}>
            <Link to="/partnership-and-exhibit" className="link">
              {words.joinLink()}
            </Link>
          </Opportunity>
          <Opportunity title={words.services()} text={words.servicesText()}>
            <Link to="/services-and-support" className="link">
              {words.servicesLink()}
            </Link>
          </Opportunity>
          <Opportunity title={words.visit()} text={words.visitText({ zone })}>
            <a href={officialSite} target="_blank" rel="noreferrer" className="link">
              {words.visitLink()} <span aria-hidden="true">↗</span>
              <span className="sr-only"> {LL.footer.newTab()}</span>
            </a>
          </Opportunity>
        </ul>
      </div>
    </section>
  );
}

type OpportunityProps = { title: string; text: string; children: ReactNode };

function Opportunity({ title, text, children }: OpportunityProps) {
  return (
    <li className="flex flex-col border-line-2 py-9 not-first:border-t md:nth-2:border-t-0 md:odd:pr-10 md:even:border-l md:even:pl-10 md:nth-[-n+2]:pt-0 md:nth-[n+3]:pb-0">
      <h3 className="display-4">{title}</h3>
      <p className="mt-3 mb-5 max-w-[42ch] leading-7 text-quiet">{text}</p>
      <p className="mt-auto">{children}</p>
    </li>
  );
}
