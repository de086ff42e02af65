import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { refuse } from "#domain/refusal.ts";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { change } from "#src/lib/call/change.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

export type DeliveryLineProps = {
  /** An administrator's, with a test mail. */
  canTest?: boolean;
  /** Of messages that were given up as well, with the way to them. */
  tellsDead?: boolean;
  className?: string;
};

const sendTest = change(trpcClient.mails.sendTest.mutate, [trpc.mails]);

type DeliveryNoticeProps = DeliveryLineProps & { hasServer: boolean; kept: number; dead: number };

/** How many messages were kept or given up, with the way to them and a test. */
export function DeliveryNotice({
  hasServer,
  kept,
  dead,
  canTest,
  tellsDead,
  className,
}: DeliveryNoticeProps) {
  const { LL } = useWords();
  const words = LL.deskObstacles.delivery;
  const sentence = hasServer
    ? words.dead({ count: dead })
    : kept > 0
      ? words.none({ count: kept })
      : words.noneYet();
  return (
    <div role="note" className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className ?? ""}`}>
      <p className="flex items-start gap-2 font-semibold text-annatto-ink">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {sentence}
      </p>
      {tellsDead && (
        <Link to="/admin/mails" search={{ statuses: hasServer ? "dead" : "kept" }} className="link">
          {words.see()}
        </Link>
      )}
      {canTest && <TestButton />}
    </div>
  );
}

function TestButton() {
  const { LL } = useWords();
  const words = LL.deskObstacles.delivery;
  const { mutate, isPending } = useMutation(sendTest);

  function test(): void {
    mutate(undefined, {
      onSuccess: ({ to, isTaken, reason }) =>
        isTaken
          ? showSuccess(words.taken({ to }))
          : showError(reason ? words.refused({ reason }) : say(LL, refuse("noMailServer"))),
      onError: (error) => showError(say(LL, error)),
    });
  }

  return (
    <Button variant="secondary" size="sm" pending={isPending} onClick={test}>
      {words.test()}
    </Button>
  );
}
