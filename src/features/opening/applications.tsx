import { useMutation } from "@tanstack/react-query";
import { Button } from "#src/components/ui/button.tsx";
import { useConfirm } from "#src/components/confirm.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import { change } from "#src/lib/call/change.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Facts, Line } from "./data.ts";

const turnApplications = change(trpcClient.opening.turnApplications.mutate, ROOMS.settings);

/** Whether the season is open, and the act that opens or closes it; what is still left is read before. */
export function Applications({ facts, lines }: { facts: Facts; lines: readonly Line[] }) {
  const { LL, locale } = useWords();
  const words = LL.opening.applications;
  const { mutate, isPending } = useMutation(turnApplications);
  const [ask, dialog] = useConfirm();
  const { window, isHeld } = facts;
  const opens = formatDateTime(locale, facts.opens);
  const closes = formatDateTime(locale, facts.closes);
  const left = lines.filter(({ isDone }) => !isDone);

  async function turn(): Promise<void> {
    const isBefore = window === "before";
    const question = isHeld
      ? {
          title: words.askOpen(),
          description: isBefore ? words.askOpenLater({ opens, closes }) : words.askOpenNow({ closes }),
          children: left.length > 0 && (
            <div>
              <p>{words.left()}</p>
              <ul className="list-disc pl-5">
                {left.map(({ name }) => (
                  <li key={name}>{LL.opening.lines[name]()}</li>
                ))}
              </ul>
            </div>
          ),
          confirmLabel: words.toOpen(),
        }
      : {
          title: words.askClose(),
          description: words.askCloseText({ closes }),
          confirmLabel: words.toClose(),
          tone: "danger" as const,
        };
    if (!(await ask(question))) return;
    mutate(
      { open: isHeld },
      {
        onSuccess: () => showSuccess(isHeld ? words.opened() : words.shut()),
        onError: (error) => showError(say(LL, error)),
      },
    );
  }

  return (
    <section aria-labelledby="applications" className="mb-8 border border-line-2 bg-paper p-5">
      <h2 id="applications" className="display-5">
        {words.title()}
      </h2>
      <p className="mt-1 max-w-[70ch]">{words[standing(facts)]({ opens, closes })}</p>
      {(isHeld || window !== "after") && (
        <Button
          variant={isHeld ? "primary" : "secondary"}
          className="mt-4"
          pending={isPending}
          onClick={() => void turn()}
        >
          {isHeld ? words.toOpen() : words.toClose()}
        </Button>
      )}
      {dialog}
    </section>
  );
}

function standing({ window, isHeld }: Facts): "before" | "soon" | "after" | "closed" | "planned" | "open" {
  if (window === "after") return isHeld ? "closed" : "after";
  return window === "before" && !isHeld ? "planned" : window;
}
