import { Reference } from "#src/components/reference.tsx";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { Section } from "#src/kit/record/section.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ByHandDialog } from "./by-hand-dialog.tsx";
import { type Assignments, releasePair } from "./data.ts";

type Pair = Assignments["byHand"][number];
type ByHandProps = { pairs: readonly Pair[]; readers: readonly { id: string; name: string }[] };

/** The pairs set by hand: who always marks a submission, and who never does, whatever is proposed. */
export function ByHand({ pairs, readers }: ByHandProps) {
  const { LL } = useWords();
  const words = LL.assignment.byHand;
  const [isAdding, setIsAdding] = useState(false);
  const { mutate, isPending } = useMutation(releasePair);

  function release({ submissionId, readerId }: Pair): void {
    mutate(
      { submissionId, readerId },
      {
        onSuccess: () => showSuccess(words.released()),
        onError: (error) => showError(say(LL, error)),
      },
    );
  }

  return (
    <Section title={words.title()}>
      <p className="mb-3 text-quiet">{pairs.length > 0 ? words.text() : words.none()}</p>
      <ul className="mb-4">
        {pairs.map((pair) => (
          <li
            key={`${pair.submissionId} ${pair.readerId}`}
            className="flex items-center justify-between gap-3 border-t border-line py-2"
          >
            <p className="min-w-0 wrap-anywhere">
              <Reference value={pair.reference} className="font-semibold" />
              <span className="block text-sm text-quiet">
                {pair.reader}: {words.standings[pair.standing === "fixed" ? "fixed" : "barred"]()}
              </span>
            </p>
            <Button
              variant="quiet"
              size="sm"
              disabled={isPending}
              aria-label={words.releaseOne(pair)}
              onClick={() => release(pair)}
            >
              {words.release()}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" onClick={() => setIsAdding(true)}>
        {words.add()}
      </Button>
      {isAdding && <ByHandDialog readers={readers} onClose={() => setIsAdding(false)} />}
    </Section>
  );
}
