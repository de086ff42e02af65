import { useMutation, useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { formatDateTime } from "#i18n/formatters.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { change } from "#src/lib/call/change.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";

const IN = [trpc.mails, trpc.campaigns, trpc.backup] as const;
const release = change(trpcClient.backup.release.mutate, IN);
const drop = change(trpcClient.backup.drop.mutate, IN);

/** What waits since a backup was restored; an administrator lets it leave, or drops it. */
export function HeldNotice() {
  const { LL, locale } = useWords();
  const { user } = useSession();
  const words = LL.deskObstacles.held;
  const { data: held } = useQuery(trpc.backup.held.queryOptions());
  const [ask, dialog] = useConfirm();
  const releasing = useMutation(release);
  const dropping = useMutation(drop);
  if (!held) return null;
  const { mails, campaigns, runs } = held;
  const isEmpty = mails + campaigns + runs === 0;
  const counts = words.counts({ mails, campaigns, runs });
  const time = (at: string) => formatDateTime(locale, at);

  async function decide(how: "release" | "drop"): Promise<void> {
    const { title, text, button } = words.ask[how];
    const question = { title: title(), description: text({ counts }), confirmLabel: button() };
    if (!isEmpty && !(await ask({ ...question, tone: how === "drop" ? "danger" : "normal" }))) return;
    (how === "release" ? releasing : dropping).mutate(undefined, {
      onSuccess: () => showSuccess(words.done[isEmpty ? "nothing" : how]()),
      onError: (error) => showError(say(LL, error)),
    });
  }

  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-2 font-semibold wrap-anywhere text-error">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {words.title({ takenAt: time(held.takenAt), restoredAt: time(held.restoredAt) })}
      </p>
      <p className="max-w-prose">{isEmpty ? words.nothing() : words.text({ counts })}</p>
      {may(user, "settings.update") ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            pending={releasing.isPending}
            onClick={() => void decide("release")}
          >
            {words.ask.release.open()}
          </Button>
          {!isEmpty && (
            <Button
              variant="secondary"
              size="sm"
              pending={dropping.isPending}
              onClick={() => void decide("drop")}
            >
              {words.ask.drop.open()}
            </Button>
          )}
        </div>
      ) : (
        <p>{words.who()}</p>
      )}
      {dialog}
    </div>
  );
}
