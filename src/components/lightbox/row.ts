import type { ImageSlide } from "./slide.ts";

/** The images of a lightbox and which of them opens first. */
export type Row = { slides: readonly ImageSlide[]; index: number };

/** The row as the attribute of a figure's link. */
export function writeRow(row: Row): string {
  return JSON.stringify(row);
}

/** The figure that an event of the page happened in. */
export function figureBehind({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a[data-lightbox]") : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

export function readRow(figure: HTMLAnchorElement): Row {
  return JSON.parse(figure.dataset["lightbox"] ?? "") as Row;
}

/** A click that wants another tab, a window or a download is left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && !event.defaultPrevented;
}
