import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, Circle } from "lucide-react";
import { useId } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { TestMail } from "#src/kit/record/test-mail.tsx";
import { say } from "#src/lib/words/say.ts";
import { change } from "#src/lib/call/change.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { openingQuery, type Facts, type Line } from "./data.ts";
import { OpeningLink } from "./opening-link.tsx";
import { PlaceholderList } from "./placeholder-list.tsx";
import { sayLine } from "./say-line.ts";

const confirmClauses = change(trpcClient.opening.confirmClauses.mutate, ROOMS.settings);

/** What is left before the season opens, then what is done, each line with the way to it; folded once nothing is left. */
export function OpeningList() {
  const { LL } = useWords();
  const words = LL.opening;
  const { data, error, refetch } = useQuery(openingQuery);
  if (!data) {
    if (!error) return null;
    return <ErrorPanel title={words.failed()} message={say(LL, error)} onRetry={() => void refetch()} />;
  }
  const { lines, facts } = data;
  const openFirst = lines.toSorted((one, other) => Number(one.isDone) - Number(other.isDone));
  const rows = (
    <ol className="border-t border-line-2">
      {openFirst.map((line) => (
        <OpeningRow key={line.name} line={line} facts={facts} />
      ))}
    </ol>
  );
  if (lines.some(({ isDone }) => !isDone)) return rows;
  return (
    <>
      <p
        role="status"
        className="flex items-start gap-2 border-l-3 border-leaf bg-good px-4 py-3 text-good-ink"
      >
        {words.allDone()}
      </p>
      <details className="mt-4">
        <summary className="link w-fit cursor-pointer py-2">{words.showAll()}</summary>
        {rows}
      </details>
    </>
  );
}

function OpeningRow({ line, facts }: { line: Line; facts: Facts }) {
  const { LL, locale } = useWords();
  const words = LL.opening;
  const id = useId();
  const { name, isDone, place } = line;
  const Mark = isDone ? Check : Circle;
  return (
    <li
      aria-labelledby={id}
      className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-b border-line py-3.5 sm:grid-cols-[1.25rem_minmax(0,1fr)_auto]"
    >
      <Mark aria-hidden="true" className={`mt-0.5 size-5 ${isDone ? "text-leaf" : "text-quiet"}`} />
      <div className="min-w-0">
        <p id={id} className="font-semibold">
          {words.lines[name]()}
          <span className="sr-only">: {isDone ? words.state.done() : words.state.left()}</span>
        </p>
        <p className="max-w-[75ch] wrap-anywhere text-quiet">{sayLine(LL, locale, line, facts)}</p>
        {name === "placeholders" && !isDone && <PlaceholderList found={facts.placeholders} />}
        {name === "mail" && facts.hasMailServer && (
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <TestMail />
          </div>
        )}
        {name === "clauses" && !isDone && facts.clauses.count > 0 && (
          <ConfirmClauses version={facts.clauses.version} />
        )}
      </div>
      {place && (
        <p className="max-sm:col-start-2">
          <OpeningLink place={place} />
        </p>
      )}
    </li>
  );
}

function ConfirmClauses({ version }: { version: number }) {
  const { LL } = useWords();
  const words = LL.opening;
  const { mutate, isPending } = useMutation(confirmClauses);
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-2"
      pending={isPending}
      onClick={() =>
        mutate(
          { version },
          {
            onSuccess: () => showSuccess(words.clausesNoted({ version })),
            onError: (error) => showError(say(LL, error)),
          },
        )
      }
    >
      {words.clausesRead({ version })}
    </Button>
  );
}
