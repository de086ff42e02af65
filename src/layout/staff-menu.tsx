import { Menu } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { expectPart } from "#src/lib/page/expect-part.ts";
import { onFirstTouch } from "#src/lib/page/first-touch.ts";
import { readLoss } from "#src/session/store.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { StaffDrawerProps } from "./staff-drawer.tsx";

async function loadDrawer(): Promise<ComponentType<StaffDrawerProps>> {
  return (await import("./staff-drawer.tsx")).StaffDrawer;
}

/** Opens the desk's rail where there is no room for it; it comes with the first touch of the page. */
export function StaffMenu({ counts }: Pick<StaffDrawerProps, "counts">) {
  const { LL } = useWords();
  const [Drawer, setDrawer] = useState<ComponentType<StaffDrawerProps>>();
  const [state, setState] = useState<"closed" | "awaited" | "open">("closed");
  useEffect(() => onFirstTouch(() => void loadDrawer().catch(() => undefined)), []);

  async function open(): Promise<void> {
    const isAwaited = expectPart();
    setState("awaited");
    const loaded = await loadDrawer().catch(() => undefined);
    if (loaded) setDrawer(() => loaded);
    // Nothing opens over the question for the password of a session that ended meanwhile.
    setState(loaded && isAwaited() && !readLoss() ? "open" : "closed");
  }

  return (
    <>
      <Button
        variant="onDeep"
        size="icon"
        aria-label={LL.header.openMenu()}
        aria-haspopup="dialog"
        aria-expanded={state === "open"}
        pending={state === "awaited"}
        onClick={() => void open()}
      >
        <Menu className="size-5.5" />
      </Button>
      {Drawer && (
        <Drawer
          isOpen={state === "open"}
          onOpenChange={(isOpen) => setState(isOpen ? "open" : "closed")}
          counts={counts}
        />
      )}
    </>
  );
}
