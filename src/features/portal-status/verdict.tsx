import { CircleCheck, TriangleAlert } from "lucide-react";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Status } from "./data.ts";

/** Everything that somebody should look at, each with what to do; or that there is nothing. */
export function Verdict({ status: { at, trouble, warnings } }: { status: Status }) {
  const { LL } = useWords();
  const words = LL.portalStatus;
  const problems = [
    ...(trouble ? [{ key: trouble, ...words.troubles[trouble] }] : []),
    ...warnings.map((warning) => ({ key: warning, ...words.warnings[warning] })),
  ];
  if (problems.length === 0) {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf" />
        <span className="font-semibold">{words.well()}</span>
        <span className="text-quiet">
          {words.seen()} <RelativeTime key={at} value={at} />
        </span>
      </p>
    );
  }
  return (
    <section aria-labelledby="problems">
      <h2 id="problems" className="display-5">
        {words.problems({ count: problems.length })}
      </h2>
      <ul role="status" className="mt-3 border-t border-line-2">
        {problems.map(({ key, title, todo }) => (
          <li key={key} className="flex gap-3 border-b border-line py-3.5">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-error" />
            <div>
              <p className="font-semibold text-error">{title()}</p>
              <p className="mt-0.5 max-w-[64ch] text-quiet">{todo()}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
