import { Link } from "@tanstack/react-router";
import { Drawing } from "#src/components/drawing.tsx";
import { formatMonth } from "#i18n/date-range.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** From the gate to the name of the river: no name and no arrow of the map is cut. */
const CROP = "absolute top-[-18.43%] left-[-6.7%] w-[120%] max-w-none";

/** What the zone is, in two paragraphs, beside its landscape; more of it at /overview (PUB-04). */
export function About() {
  const { locale } = useWords();
  const { conference, parties, city, region, zone, pictures } = useEvent();
  const month = formatMonth(locale, conference);
  const words = useSiteWords("home").about;
  return (
    <section aria-labelledby="about" className="section bg-paper-2">
      <div className="page grid items-center gap-x-20 gap-y-12 lg:grid-cols-[5fr_6fr]">
        <div>
          <h2 id="about" className="display-2 max-w-[11em]">
            {words.title()}
          </h2>
          <div className="mt-7 grid max-w-[54ch] gap-4 text-[1.0625rem] leading-7">
            <p>{words.where({ month, parties, city, region, zone })}</p>
            <p>{words.how()}</p>
          </div>
          <Link to="/overview" className="link mt-7 inline-block text-[1.0625rem]">
            {words.link({ zone })}
          </Link>
        </div>
        <div
          className={`relative overflow-hidden rounded-lg bg-paper-3 ${pictures?.map ? "aspect-4/3" : "aspect-[2000/1259]"}`}
        >
          <Drawing
            name="map"
            alt={words.drawing()}
            className={pictures?.map ? "absolute inset-0 size-full object-cover" : CROP}
          />
        </div>
      </div>
    </section>
  );
}
