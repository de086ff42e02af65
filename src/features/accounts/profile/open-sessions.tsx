import { useMutation, useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Awaited, Skeleton } from "#src/components/ui/skeleton.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { moveChildren } from "#src/lib/page/move-children.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { endLogin, endOtherLogins, openLoginsQuery } from "./data.ts";
import { SessionEntry } from "./session-entry.tsx";

/** Where the account is open, this one first; each of the others, or all of them, can be ended. */
export function OpenSessions() {
  const { LL } = useWords();
  const words = LL.profile.sessions;
  const { data: logins, error, refetch } = useQuery(openLoginsQuery);
  const endOne = useMutation(endLogin);
  const endOthers = useMutation(endOtherLogins);
  if (error && !logins) return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
  if (!logins) return <SessionPlaces />;
  const onError = (failure: unknown) => showError(say(LL, failure));

  return (
    <div className="min-w-0">
      <ul ref={moveChildren} className="border-t border-line">
        {logins.map((login) => (
          <SessionEntry
            key={login.id}
            login={login}
            isEnding={endOne.isPending && endOne.variables.id === login.id}
            onEnd={() =>
              endOne.mutate({ id: login.id }, { onSuccess: () => showSuccess(words.ended()), onError })
            }
          />
        ))}
      </ul>
      {logins.some(({ isThis }) => !isThis) ? (
        <Button
          variant="secondary"
          pending={endOthers.isPending}
          onClick={() =>
            endOthers.mutate(undefined, { onSuccess: () => showSuccess(words.othersEnded()), onError })
          }
          className="mt-6"
        >
          {words.endOthers()}
        </Button>
      ) : (
        <p className="mt-5 text-quiet">{words.onlyHere()}</p>
      )}
    </div>
  );
}

/** Placeholders of this session and of the sentence or button under it. */
function SessionPlaces() {
  return (
    <Awaited className="border-t border-line">
      <div className="grid gap-2 py-4">
        <Skeleton shape="h-5 rounded-sm" className="w-60 max-w-full" />
        <Skeleton shape="h-5 rounded-sm" className="w-96 max-w-full" />
      </div>
      <Skeleton shape="h-5 rounded-sm" className="mt-5 w-72 max-w-full" />
    </Awaited>
  );
}
