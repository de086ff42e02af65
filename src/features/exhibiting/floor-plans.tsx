import { Drawing, drawingSource } from "#src/components/drawing.tsx";
import { LightboxFigure } from "#src/components/lightbox/lightbox-figure.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { PACKAGE_DRAWINGS } from "#src/components/package-drawings.ts";

/** The plans of the catalogue; each opens large, one row to leaf through (PUB-20). */
export function FloorPlans() {
  const { LL, locale } = useWords();
  const { packages, pictures } = useEvent();
  const words = LL.exhibiting.plans;
  const plans = [
    ...packages.map(({ id, name }) => ({
      drawing: PACKAGE_DRAWINGS[id].plan,
      alt: words.alt({ name: name[locale] }),
      caption: words.caption({ name: name[locale] }),
    })),
    { drawing: "plan-custom" as const, alt: words.customAlt(), caption: words.custom() },
  ];
  const slides = plans.map(({ drawing, alt }) => ({ alt, ...drawingSource(drawing, locale, pictures) }));
  return (
    <section id="plans" aria-labelledby="plans-title" className="section bg-paper">
      <div className="page">
        <h2 id="plans-title" className="display-2">
          {words.title()}
        </h2>
        <p className="mt-6 max-w-[50ch] text-[1.0625rem] leading-7">{words.lead()}</p>
        <ul className="mt-12 grid gap-x-8 gap-y-10 md:grid-cols-2">
          {plans.map(({ drawing, alt, caption }, index) => (
            <li key={drawing}>
              <LightboxFigure slides={slides} index={index}>
                <span className="block rounded-sm border border-line-2 bg-card">
                  <Drawing name={drawing} alt={alt} className="h-auto w-full" />
                  <span className="block min-h-15 py-4.5 pr-36 pl-5 leading-6 font-semibold">
                    {/* Our own plans have their name in them. */}
                    {pictures?.[drawing] && caption}
                  </span>
                </span>
              </LightboxFigure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
