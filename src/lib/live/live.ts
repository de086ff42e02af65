import { announce } from "./announce.ts";
import { connect, type LiveConnection, type News } from "./connection.ts";
import { hearBeat, hearLooking } from "./looking.ts";
import { noteOwnChange } from "./own-change.ts";
import { firstPosition } from "../call/position.ts";
import { readAllAgain, readChangedAgain, readNothingMore } from "./read-again.ts";
import { readLiveChange } from "./read-change.ts";
import { shareListening, type Sharing } from "./share.ts";

/**
 * Listens to others' changes and has them read again. A suspended page (back-forward cache, phone asleep) closes its
 * stream and later resumes at its position.
 */
export function startLive(userId: string): () => void {
  let position = firstPosition();
  let connection: LiveConnection | undefined;
  let sharing: Sharing | undefined;

  function hear({ changes, isAll, position: reached, at, isBeat }: News): void {
    if (isBeat) return hearBeat();
    position = reached ?? position;
    if (at !== undefined) hearLooking(at);
    // Only its author hears of a run, so its changes are this reader's.
    if (changes.some(({ kind }) => kind === "run")) noteOwnChange();
    announce(changes);
    if (isAll) readAllAgain();
    else readChangedAgain(changes);
  }

  function listen(): void {
    sharing = shareListening(`live ${userId}`, {
      lead() {
        const own = connect(
          (news) => {
            hear(news);
            sharing?.tell(news);
          },
          () => position,
        );
        connection = own;
        return () => {
          own.close();
          connection = undefined;
        };
      },
      hear: (message) => hear(readNews(message)),
    });
  }

  function pause(): void {
    sharing?.stop();
    sharing = undefined;
  }

  function goOn({ persisted }: PageTransitionEvent): void {
    if (persisted) listen();
  }

  function hurry(): void {
    if (document.visibilityState === "visible") connection?.hurry();
  }

  listen();
  window.addEventListener("pagehide", pause);
  window.addEventListener("pageshow", goOn);
  window.addEventListener("online", hurry);
  window.addEventListener("focus", hurry);
  document.addEventListener("visibilitychange", hurry);
  return () => {
    window.removeEventListener("pagehide", pause);
    window.removeEventListener("pageshow", goOn);
    window.removeEventListener("online", hurry);
    window.removeEventListener("focus", hurry);
    document.removeEventListener("visibilitychange", hurry);
    pause();
    readNothingMore();
  };
}

/** Reads a message defensively: another tab may run another release. */
function readNews(message: unknown): News {
  const { changes, isAll, position, at, isBeat } = message as Partial<Record<keyof News, unknown>>;
  const known = Array.isArray(changes) ? changes.map(readLiveChange) : [];
  return {
    changes: known.filter((change) => change !== undefined),
    isAll: isAll === true || known.includes(undefined),
    position: typeof position === "string" ? position : undefined,
    ...(typeof at === "string" && { at }),
    ...(isBeat === true && { isBeat }),
  };
}
