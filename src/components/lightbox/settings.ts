/** Every number of the lightbox, in one place (LBX-02, LBX-05 to LBX-10). */
export const LIGHTBOX_SETTINGS = {
  /** Duration of fading in and out, in milliseconds. */
  animation: { fade: 300 },
  /** The slides end: no wrapping around, so that a reader knows where the row stops. */
  carousel: { finite: true, padding: "16px", spacing: "16px" },
  zoom: {
    minZoom: 1,
    /** The largest zoom shows one pixel of the image on one pixel of the page. */
    maxZoomPixelRatio: 1,
    zoomInMultiplier: 2,
    doubleTapDelay: 300,
    doubleClickDelay: 500,
    keyboardMoveDistance: 50,
  },
  thumbnails: { showToggle: true, width: 120, height: 80, gap: 16, border: 2, padding: 0, borderRadius: 4 },
  controller: { closeOnBackdropClick: true, closeOnPullDown: true },
} as const;

/**
 * A drawing has no pixels of its own. It counts as this wide, so that it grows at least twofold on any usual screen
 * and stays sharp.
 */
export const DRAWING_WIDTH = 4800;
