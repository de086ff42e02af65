import { useMutation } from "@tanstack/react-query";
import { DateTime } from "#src/components/date-time.tsx";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { Section } from "#src/kit/record/section.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { backUpNow, type Status } from "./data.ts";
import { sayBytes, sayMs } from "./say.ts";

/** The last backup that was proved, where it lies, the next, and a button for a backup now. */
export function BackupSection({ status: { backup, jobs } }: { status: Status }) {
  const { LL, locale } = useWords();
  const words = LL.portalStatus.backup;
  const { mutate, isPending } = useMutation(backUpNow);
  const { lastGood, failure, underWay, mode, place, everyHours, keep } = backup;
  // What is due is made when the portal looks for it next.
  const looks = jobs.find(({ name }) => name === "backup")?.next;
  const next = backup.next && looks && looks > backup.next ? looks : backup.next;
  const items = [
    {
      term: words.last(),
      description: lastGood ? <DateTime value={lastGood.takenAt} show="dateTime" /> : words.none(),
    },
    ...(lastGood
      ? [
          {
            term: words.size(),
            description: words.sizeOf({
              size: sayBytes(locale, lastGood.bytes),
              files: lastGood.uploads,
              took: sayMs(locale, lastGood.seconds * 1_000),
            }),
          },
        ]
      : []),
    ...(mode === "on"
      ? [
          { term: words.place(), description: <span className="wrap-anywhere">{place}</span> },
          { term: words.next(), description: next && <DateTime value={next} show="dateTime" /> },
          { term: words.rhythm(), description: words.every({ hours: everyHours, keep }) },
        ]
      : []),
  ];
  return (
    <Section title={words.title()}>
      {mode !== "on" && <p className="mb-4 max-w-[60ch] text-quiet">{words.modes[mode]()}</p>}
      {failure && (
        <p className="mb-4 border-l-3 border-error bg-error-wash px-4 py-3 wrap-anywhere">
          {words.failed()} <DateTime value={failure.at} show="dateTime" />: {failure.reason}
        </p>
      )}
      <p role="status" className={underWay ? "mb-4" : "sr-only"}>
        {underWay && words.phases[underWay.phase]()}
      </p>
      <DefinitionList items={items} />
      {mode !== "server" && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          pending={isPending || underWay !== null}
          onClick={() => mutate(undefined, { onError: (error) => showError(say(LL, error)) })}
        >
          {words.now()}
        </Button>
      )}
    </Section>
  );
}
