import { useEffect, useState } from "react";
import { buttonLink } from "#src/components/button-link.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { askForForm, isOneText, takeForm, type Both } from "./hand-over.ts";
import { ONE_TAB, type Said } from "./one-tab.ts";
import { VersionChoices } from "./version-choices.tsx";

type OtherTabProps = { isAway: boolean; onTake: () => void };

/** In a tab that does not have the form: where it is open, how that changes, and the way to go on here. */
export function OtherTab({ isAway, onTake }: OtherTabProps) {
  const { LL } = useWords();
  const words = LL.applicant.tabs;
  const now = useOther();
  const [both, setBoth] = useState<Both>();
  const [isAsking, setIsAsking] = useState(false);

  function take(found: Both, which: "theirs" | "mine"): void {
    takeForm(found, which);
    onTake();
    document.querySelector<HTMLElement>("[data-page-heading]")?.focus();
  }

  async function goOn(): Promise<void> {
    setIsAsking(true);
    const found = await askForForm(now === "open");
    if (isOneText(found)) take(found, "theirs");
    else setBoth(found);
  }

  if (both)
    return (
      <VersionChoices
        text={words.choose()}
        choices={[
          {
            id: "theirs",
            name: nameIn(both.theirs.values),
            where: words.theirs(),
            take: () => take(both, "theirs"),
          },
          { id: "mine", name: nameIn(both.mine), where: words.mine(), take: () => take(both, "mine") },
        ]}
      />
    );
  const said = now === "open" ? (isAway ? words.away : words.open) : words[now];
  return (
    <section aria-labelledby="other-tab" className="mt-6 border border-line-2 bg-card p-6">
      <div role="status">
        <h2 id="other-tab" className="display-4">
          {said.title()}
        </h2>
        <p className="mt-2 max-w-[60ch] text-quiet">{said.text()}</p>
      </div>
      <button
        type="button"
        disabled={isAsking}
        className={`mt-4 ${buttonLink("dark", "md")}`}
        onClick={() => void goOn()}
      >
        {words.goOn()}
      </button>
    </section>
  );
}

/** Whether another tab has the form at this moment, and whether it was sent there. */
function useOther(): "open" | "closed" | "sent" {
  const [now, setNow] = useState<"open" | "closed" | "sent">("open");
  useEffect(() => {
    const end = new AbortController();
    const channel = new BroadcastChannel(ONE_TAB);
    const wait = () => {
      const isClosed = () => setNow((before) => (before === "sent" ? before : "closed"));
      navigator.locks.request(ONE_TAB, { signal: end.signal }, isClosed).catch(() => undefined);
    };
    channel.addEventListener("message", ({ data }: MessageEvent<Said>) => {
      if ("sent" in data) setNow("sent");
      if (!("opened" in data)) return;
      setNow("open");
      wait();
    });
    wait();
    return () => {
      end.abort();
      channel.close();
    };
  }, []);
  return now;
}

function nameIn(values: Record<string, unknown> = {}): string {
  return typeof values["institutionName"] === "string" ? values["institutionName"] : "";
}
