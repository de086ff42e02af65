import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { networkBack } from "#src/lib/page/network.ts";
import { isLostPart, reloadOnce } from "#src/lib/page/reload-once.ts";
import { reportCrash } from "#src/lib/call/report-crash.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { buttonLink } from "./button-link.ts";

/**
 * The router's last resort (ERR-25): its literal text as a code, and a way back by a full load, since the page's state
 * broke. It leans on as little as it can. For a part that was lost it tries that way by itself, and shows nothing
 * meanwhile; without a network it says so, and loads the page again when there is one. Inside a layout it stands in the
 * main part that is there, which a page has one of.
 */
export function UnexpectedError({ error }: { error: unknown }) {
  const { LL } = useWords();
  const [isReloading] = useState(() => reloadOnce(error));
  const place = useRef<HTMLDivElement>(null);
  const [isInMain, setIsInMain] = useState(false);
  useLayoutEffect(() => setIsInMain(Boolean(place.current?.closest("main"))), []);
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (isOffline) void networkBack().then(() => window.location.reload());
    else if (!isReloading) reportCrash(error);
  }, [error, isReloading, isOffline]);
  if (isReloading) return null;
  return (
    <div
      ref={place}
      role={isInMain ? undefined : "main"}
      className="on-deep grid min-h-dvh items-center bg-forest text-paper-2 [main_&]:min-h-[70dvh] [main_&]:rounded-lg"
    >
      <div className="page py-20" role="alert">
        <h1 className="display-2 max-w-[14ch]">{LL.error.notOpened()}</h1>
        <p className="mt-5 max-w-[48ch] text-lg text-mist">
          {isOffline ? LL.error.offline() : isLostPart(error) ? LL.error.part() : LL.error.unexpectedHint()}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <button type="button" onClick={() => window.location.reload()} className={buttonLink()}>
            {LL.actions.retry()}
          </button>
          <a href="/" className={buttonLink("onDeep")}>
            {LL.actions.goHome()}
          </a>
        </div>
        {!isOffline && <p className="mt-8 text-sm text-mist">{LL.error.unexpected()}</p>}
      </div>
    </div>
  );
}
