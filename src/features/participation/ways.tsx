import { Link } from "@tanstack/react-router";
import { Drawing } from "#src/components/drawing.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** One card to pick up: the stands at /exhibiting (PUB-18). */
export function Ways() {
  const { LL } = useWords();
  const words = LL.participation.ways;
  return (
    <section id="ways" aria-labelledby="ways-title" className="section bg-paper-2">
      <div className="page">
        <h2 id="ways-title" className="display-2">
          {words.title()}
        </h2>
        <div className="relative mt-12 grid overflow-hidden rounded-lg border border-line bg-card transition-shadow duration-150 hover:shadow-lift lg:grid-cols-2">
          <Drawing name="booth-custom" alt="" className="size-full bg-paper-3 object-cover lg:order-last" />
          <div className="flex flex-col justify-between gap-10 p-7 md:p-10 lg:p-14">
            <div>
              <h3 className="display-3 max-w-[12em]">{words.cardTitle()}</h3>
              <p className="mt-5 max-w-[42ch] text-lg leading-8 text-quiet">{words.cardText()}</p>
            </div>
            <p>
              <Link to="/exhibiting" className="link text-[1.0625rem] after:absolute after:inset-0">
                {words.cardLink()}
              </Link>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
