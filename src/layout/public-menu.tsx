import { useRef, useState, type ComponentType } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { LineIcon } from "#src/components/line-icon.tsx";
import { buttonLink } from "#src/components/button-link.ts";
import { expectPart } from "#src/lib/page/expect-part.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { MenuDialogProps } from "./menu-dialog.tsx";
import { SITE_MAP_ID } from "./public-footer.tsx";

/**
 * Without room for the wide menu, always below xl, the navigation is a menu over the whole screen (HDR-08, HDR-10),
 * fetched when somebody reaches for it. Without it, and without JavaScript, the footer's list of all pages serves.
 */
export function PublicMenu({ event }: { event: PublicEvent }) {
  const { LL } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<MenuDialogProps>>();

  async function open(): Promise<void> {
    const isAwaited = expectPart();
    try {
      const loaded = await loadDialog();
      if (isAwaited()) setDialog(() => loaded);
    } catch {
      if (isAwaited()) window.location.hash = SITE_MAP_ID;
    }
  }

  return (
    <div ref={place} className="xl:@min-[68rem]:hidden">
      <button
        type="button"
        aria-label={LL.header.openMenu()}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
        className={`${buttonLink("outline", "icon")} noscript:hidden`}
      >
        <LineIcon name="menu" className="size-5.5" />
      </button>
      <span className="hidden noscript:inline">
        <a href={`#${SITE_MAP_ID}`} className={buttonLink("outline", "md")}>
          {LL.header.menu()}
        </a>
      </span>
      {Dialog && (
        <Dialog
          event={event}
          isNeeded={() => place.current?.checkVisibility() ?? false}
          onClosed={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

function prepare(): void {
  loadDialog().catch(() => undefined);
}

async function loadDialog(): Promise<ComponentType<MenuDialogProps>> {
  return (await import("./menu-dialog.tsx")).MenuDialog;
}
