import { Link } from "@tanstack/react-router";
import { buttonLink } from "#src/components/button-link.ts";
import { ClosingBand } from "#src/components/closing-band.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** The end of the page: from the event on to taking part in it. */
export function Closing() {
  const { LL } = useWords();
  const words = LL.overview.closing;
  return (
    <ClosingBand title={words.title()} text={words.text()}>
      <Link to="/partnership-and-exhibit" className={buttonLink("dark")}>
        {words.link()}
      </Link>
    </ClosingBand>
  );
}
