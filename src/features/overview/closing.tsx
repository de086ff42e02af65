import { Link } from "@tanstack/react-router";
import { buttonLink } from "#src/components/button-link.ts";
import { ClosingBand } from "#src/components/closing-band.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";

/** The end of the page: from the event on to taking part in it. */
export function Closing() {
  const words = useSiteWords("overview").closing;
  return (
    <ClosingBand title={words.title()} text={words.text()}>
      <Link to="/partnership-and-exhibit" className={buttonLink("dark")}>
        {words.link()}
      </Link>
    </ClosingBand>
  );
}
