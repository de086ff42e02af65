import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from "react";
import { LineIcon } from "../line-icon.tsx";
import { expectPart } from "#src/lib/page/expect-part.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import type { LightboxProps } from "./lightbox.tsx";
import type { ImageSlide } from "./slide.ts";

type LightboxLinkProps = {
  /** All images of the row; the links of one row may share them. */
  slides: readonly ImageSlide[];
  /** The index of the image that this link opens. */
  index: number;
  className: string;
  /** What stands before the word "Enlarge": the image, where a press on it opens it. */
  children?: ReactNode;
  /** Classes of the link's text. */
  wordClassName?: string;
};

/**
 * Opens an image large, in a lightbox that is fetched when somebody reaches for it (LBX-01). A link to the image, so
 * that it works without JavaScript and in another tab.
 */
export function LightboxLink({ slides, index, className, children, wordClassName = "" }: LightboxLinkProps) {
  const { LL } = useWords();
  const link = useRef<HTMLAnchorElement>(null);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const address = slides[index]?.src ?? "";

  async function open(click: MouseEvent): Promise<void> {
    if (!isPlain(click)) return;
    click.preventDefault();
    const isAwaited = expectPart();
    try {
      const loaded = await loadLightbox();
      if (isAwaited()) setLightbox(() => loaded);
    } catch {
      // Without the lightbox the link opens the image itself.
      if (isAwaited()) window.location.assign(address);
    }
  }

  function close(): void {
    setLightbox(undefined);
    link.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <a
        ref={link}
        href={address}
        aria-haspopup="dialog"
        onClick={(click) => void open(click)}
        onPointerOver={prepare}
        onFocus={prepare}
        className={className}
      >
        {children}
        <span className={`inline-flex items-center gap-2 ${wordClassName}`}>
          <LineIcon name="enlarge" className="size-4" />
          {LL.actions.enlarge()}
        </span>
      </a>
      {Lightbox && <Lightbox slides={slides} index={index} onClose={close} />}
    </>
  );
}

/** A click that wants another tab, a window or a download is left to the browser. */
function isPlain(click: MouseEvent): boolean {
  return click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
}

function prepare(): void {
  loadLightbox().catch(() => undefined);
}

/** The program, its styles and its words. */
async function loadLightbox(): Promise<ComponentType<LightboxProps>> {
  const [{ Lightbox }] = await Promise.all([import("./lightbox.tsx"), loadWords("lightbox")]);
  return Lightbox;
}
