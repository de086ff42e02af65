import { useRouter } from "@tanstack/react-router";
import { useEffect, useState, type ComponentType } from "react";
import { expectPart } from "#src/lib/expect-part.ts";
import { loadWords } from "#src/lib/words.tsx";
import type { LightboxProps } from "./lightbox.tsx";
import { figureBehind, isPlainClick, readRow, type Row } from "./row.ts";

type Shown = Row & { figure: HTMLAnchorElement; Lightbox: ComponentType<LightboxProps> };

/** Opens the figures of the page, whoever has drawn it, in a lightbox that is fetched only then (LBX-01). */
export function LightboxHost() {
  const router = useRouter();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => hearFigures(setShown), []);
  useEffect(() => router.subscribe("onBeforeNavigate", () => setShown(undefined)), [router]);
  if (!shown) return null;

  function close(): void {
    setShown(undefined);
    shown?.figure.focus({ preventScroll: true });
  }

  const { Lightbox, slides, index } = shown;
  return <Lightbox slides={slides} index={index} onClose={close} />;
}

function hearFigures(show: (shown: Shown) => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener("click", open, { signal });
  for (const hint of ["pointerover", "focusin"]) document.addEventListener(hint, prepare, { signal });

  function open(event: MouseEvent): void {
    const figure = figureBehind(event);
    if (!figure || !isPlainClick(event)) return;
    event.preventDefault();
    const isAwaited = expectPart();
    loadLightbox().then(
      // Whoever has gone on to something else meanwhile stays there.
      (Lightbox) => isAwaited() && figure.isConnected && show({ ...readRow(figure), figure, Lightbox }),
      () => isAwaited() && figure.isConnected && window.location.assign(figure.href), // The image itself still opens.
    );
  }
  return () => listeners.abort();
}

/** Whoever points at a figure or reaches it by keyboard may well open it. */
function prepare(event: Event): void {
  if (figureBehind(event)) loadLightbox().catch(() => undefined);
}

/** The program, its styles and its words. */
async function loadLightbox(): Promise<ComponentType<LightboxProps>> {
  const [{ Lightbox }] = await Promise.all([import("./lightbox.tsx"), loadWords("lightbox")]);
  return Lightbox;
}
