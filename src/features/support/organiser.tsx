import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** Who organises the event, what it offers exhibitors, and where to find it (GEN-11, GEN-13). */
export function Organiser() {
  const { LL } = useWords();
  const { organiser, zone } = useEvent();
  const words = LL.support.organiser;
  const { name } = organiser;
  const offers = [
    { term: words.contact(), text: words.contactText() },
    { term: words.portal(), text: words.portalText() },
  ];
  return (
    <section aria-labelledby="organiser-title" className="section bg-paper-2">
      <div className="page grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <h2 id="organiser-title" className="display-2 max-w-[9em]">
          {words.title({ zone })}
        </h2>
        <div>
          <p className="max-w-[54ch] text-lg leading-8">{words.text({ organiser: name })}</p>
          <dl className="mt-10 grid gap-x-10 sm:grid-cols-2">
            {offers.map(({ term, text }) => (
              <div key={term} className="border-t border-line-2 pt-4 pb-7">
                <dt className="display-5">{term}</dt>
                <dd className="mt-2 max-w-[40ch] text-quiet">{text}</dd>
              </div>
            ))}
          </dl>
          <ul className="flex flex-wrap gap-x-10 gap-y-3 border-t border-line-2 pt-5">
            <ExternalLink href={organiser.site} words={words.site({ organiser: name })} />
            {organiser.social && (
              <ExternalLink href={organiser.social} words={words.social({ organiser: name })} />
            )}
          </ul>
        </div>
      </div>
    </section>
  );
}

function ExternalLink({ href, words }: { href: string; words: string }) {
  const { LL } = useWords();
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer" className="link inline-block py-1 text-[1.0625rem]">
        {words} <span className="sr-only">{LL.footer.newTab()}</span>
        <span aria-hidden="true">↗</span>
      </a>
    </li>
  );
}
