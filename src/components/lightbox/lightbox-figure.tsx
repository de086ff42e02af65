import { Expand } from "lucide-react";
import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from "react";
import { expectPart } from "#src/lib/page/expect-part.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import type { LightboxProps } from "./lightbox.tsx";
import type { ImageSlide } from "./slide.ts";

type LightboxFigureProps = {
  /** All images of the row; the figures of one row may share them. */
  slides: readonly ImageSlide[];
  /** Which of them this figure shows. */
  index: number;
  caption?: ReactNode;
  className?: string;
  /** The image as the page shows it, with its `alt`. */
  children: ReactNode;
};

/**
 * An image that opens large, in a lightbox that is fetched when somebody reaches for it (LBX-01). A link to the image,
 * so that it works without JavaScript and in another tab.
 */
export function LightboxFigure({ slides, index, caption, className, children }: LightboxFigureProps) {
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
      // The image itself still opens.
      if (isAwaited()) window.location.assign(address);
    }
  }

  function close(): void {
    setLightbox(undefined);
    link.current?.focus({ preventScroll: true });
  }

  return (
    <figure className={className}>
      <a
        ref={link}
        href={address}
        aria-haspopup="dialog"
        onClick={(click) => void open(click)}
        onPointerOver={prepare}
        onFocus={prepare}
        className="group relative block rounded-sm"
      >
        {children}
        <span className="absolute right-3 bottom-3 inline-flex items-center gap-2 rounded-md border border-transparent bg-river/85 px-3 py-2 text-sm leading-5 font-semibold text-paper-2 transition-colors duration-150 group-hover:bg-river group-focus-visible:bg-river">
          <Expand aria-hidden="true" className="size-4" />
          {LL.actions.enlarge()}
        </span>
      </a>
      {caption && <figcaption className="mt-3 text-[0.9375rem] text-quiet">{caption}</figcaption>}
      {Lightbox && <Lightbox slides={slides} index={index} onClose={close} />}
    </figure>
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
