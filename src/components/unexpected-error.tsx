import { ContourLines } from "./contour-lines.tsx";
import { Button } from "./ui/button.tsx";
import { useWords } from "#src/lib/words.tsx";

/** The router's last resort (ERR-25): its literal text, and a way back by a full load, since the page's state broke. */
export function UnexpectedError() {
  const { LL } = useWords();
  return (
    <main className="on-deep relative grid min-h-dvh items-center overflow-hidden bg-forest text-paper-2">
      <ContourLines
        className="text-moss/25 mask-[linear-gradient(to_right,transparent_45%,black_75%)]"
        accent={9}
      />
      <div className="page relative py-20" role="alert">
        <h1 className="display-2 max-w-[14ch]">{LL.error.unexpected()}</h1>
        <p className="mt-5 max-w-[48ch] text-lg text-mist">{LL.error.unexpectedHint()}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button size="lg" onClick={() => window.location.reload()}>
            {LL.actions.retry()}
          </Button>
          <Button asChild variant="onDeep" size="lg">
            <a href="/">{LL.actions.goHome()}</a>
          </Button>
        </div>
      </div>
    </main>
  );
}
