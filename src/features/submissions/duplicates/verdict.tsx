import { useMutation } from "@tanstack/react-query";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { moveSubmission, type Submission } from "../data.ts";
import { tellApart, type Likely } from "./data.ts";

type VerdictProps = {
  pair: readonly [Submission, Submission];
  /** What the two have in common, as long as they have something. */
  likely: Likely | undefined;
};

/** The buttons to mark a duplicate, or to mark both as different; each can be undone. */
export function Verdict({ pair, likely }: VerdictProps) {
  const { LL } = useWords();
  const words = LL.duplicates.side;
  const [one, other] = pair;
  const { mutate: judge, isPending } = useMutation(tellApart);
  const areApart = Boolean(likely?.toldApart);
  const isDuplicate = pair.some(({ original }) => original !== null);
  const canMark = pair.some(canBeMarked);

  function judgeApart(): void {
    if (!likely) return;
    judge(
      { id: one.id, otherId: other.id, alike: [...likely.alike], areApart: !areApart },
      {
        onSuccess: () => void showSuccess(areApart ? words.doneReconsider() : words.doneApart()),
        onError: (error) => void showError(say(LL, error)),
      },
    );
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2.5">
      {likely && (
        <Button variant="secondary" pending={isPending} onClick={judgeApart}>
          {areApart ? words.reconsider() : words.tellApart()}
        </Button>
      )}
      {!isDuplicate && !areApart && (
        <>
          <Mark duplicate={other} original={one} />
          <Mark duplicate={one} original={other} />
          {!canMark && <p className="text-sm text-quiet">{words.unmovable()}</p>}
        </>
      )}
    </div>
  );
}

function canBeMarked({ moves }: Submission): boolean {
  return moves.some(({ verb }) => verb === "markDuplicate");
}

/** One of the two becomes the duplicate of the other, after a question. */
function Mark({ duplicate, original }: { duplicate: Submission; original: Submission }) {
  const { LL } = useWords();
  const words = LL.duplicates.side;
  const { mutateAsync: move, isPending } = useMutation(moveSubmission);
  const [ask, dialog] = useConfirm();
  if (!canBeMarked(duplicate)) return null;
  const { id, version, reference } = duplicate;
  const named = { reference, original: original.reference };

  async function askAndMark(): Promise<void> {
    const question = { title: words.markTitle(named), description: words.markText(named) };
    if (!(await ask({ ...question, confirmLabel: words.mark(named) }))) return;
    try {
      await move({ verb: "markDuplicate", id, version, note: "", originalId: original.id });
      // A toast, since this button is gone by then.
      showSuccess(words.marked(named));
    } catch (error) {
      showError(say(LL, error));
    }
  }

  return (
    <>
      <Button variant="secondary" pending={isPending} onClick={() => void askAndMark()}>
        {words.mark(named)}
      </Button>
      {dialog}
    </>
  );
}
