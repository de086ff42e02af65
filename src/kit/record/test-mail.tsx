import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { troubleOf } from "#domain/mail/troubles.ts";
import { refuse } from "#domain/refusal.ts";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { change } from "#src/lib/call/change.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

const sendTest = change(trpcClient.mails.sendTest.mutate, [trpc.mails]);
const retryLately = change(trpcClient.mails.retryLately.mutate, [trpc.mails]);

/** A test message to the reader, sent like every other message; what became of it stands beside the button. */
export function TestMail() {
  const { LL } = useWords();
  const words = LL.deskObstacles.delivery;
  const [id, setId] = useState<string>();
  const { mutate, isPending } = useMutation(sendTest);
  // Each step of a message comes live.
  const { data } = useQuery({ ...trpc.mails.test.queryOptions({ id: id ?? "" }), enabled: id !== undefined });
  const isUnderWay = isPending || (id !== undefined && (data === undefined || data.state === "underWay"));

  function test(): void {
    mutate(undefined, {
      onSuccess: (sent) => (sent.id === null ? showError(say(LL, refuse("noMailServer"))) : setId(sent.id)),
      onError: (error) => showError(say(LL, error)),
    });
  }

  function sayRefused(reason: string): string {
    const trouble = troubleOf(reason);
    return [words.refused({ reason }), trouble && words.trouble[trouble]()].filter(Boolean).join(" ");
  }

  return (
    <>
      <Button variant="secondary" size="sm" pending={isUnderWay} onClick={test}>
        {words.test()}
      </Button>
      <p role="status" className={data?.state === "refused" ? "wrap-anywhere error-text" : undefined}>
        {data?.state === "taken" && words.taken({ to: data.to })}
        {data?.state === "refused" && sayRefused(data.reason)}
      </p>
    </>
  );
}

/** Retries all messages that did not leave within the last 24 hours. */
export function RetryLately({ count }: { count: number }) {
  const { LL } = useWords();
  const words = LL.deskObstacles.delivery;
  const { mutate, isPending } = useMutation(retryLately);
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={isPending}
      onClick={() =>
        mutate(undefined, {
          onSuccess: ({ count: some }) => showSuccess(words.again({ count: some })),
          onError: (error) => showError(say(LL, error)),
        })
      }
    >
      {words.retry({ count })}
    </Button>
  );
}
