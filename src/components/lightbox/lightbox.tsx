import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import "./lightbox.css";
import {
  ChevronLeft,
  ChevronRight,
  GalleryThumbnails,
  ImageOff,
  Maximize,
  Minimize,
  X,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { useRef, useState } from "react";
import LibraryLightbox, { type Labels, type Render, type ZoomRef } from "yet-another-react-lightbox";
import Fullscreen from "yet-another-react-lightbox/plugins/fullscreen";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { LIGHTBOX_SETTINGS } from "./settings.ts";
import { fillingZoom, toLibrarySlide, type ImageSlide } from "./slide.ts";

export type LightboxProps = {
  slides: readonly ImageSlide[];
  index: number;
  /** Called when the lightbox has faded out. */
  onClose: () => void;
};

/** Images over the whole screen, to zoom, move and leaf through (LBX-01 to LBX-04). Fetched when first opened. */
export function Lightbox({ slides, index, onClose }: LightboxProps) {
  const { LL } = useWords();
  const [shown] = useState(() => slides.map(toLibrarySlide));
  const zoom = useRef<ZoomRef>(null);
  const isSingle = slides.length === 1;

  /** One image alone on an upright screen fills it; what lies beyond the edges is moved into view. */
  function fill(): void {
    const by = fillingZoom(slides[0], window.innerWidth, window.innerHeight);
    if (isSingle && by > 1) zoom.current?.changeZoom(by, true);
  }

  return (
    <LibraryLightbox
      {...LIGHTBOX_SETTINGS}
      open
      close={onClose}
      index={index}
      slides={shown}
      plugins={isSingle ? [Fullscreen, Zoom] : [Fullscreen, Thumbnails, Zoom]}
      labels={labelsOf(LL)}
      zoom={{ ...LIGHTBOX_SETTINGS.zoom, ref: zoom }}
      on={{ entered: fill }}
      render={{
        ...ICONS,
        iconError: () => <LoadFailure />,
        ...(isSingle && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

/** The signs of the rest of the house. */
const ICONS: Render = {
  iconClose: () => <X aria-hidden="true" className="yarl__icon" />,
  iconPrev: () => <ChevronLeft aria-hidden="true" className="yarl__icon" />,
  iconNext: () => <ChevronRight aria-hidden="true" className="yarl__icon" />,
  iconZoomIn: () => <ZoomIn aria-hidden="true" className="yarl__icon" />,
  iconZoomOut: () => <ZoomOut aria-hidden="true" className="yarl__icon" />,
  iconEnterFullscreen: () => <Maximize aria-hidden="true" className="yarl__icon" />,
  iconExitFullscreen: () => <Minimize aria-hidden="true" className="yarl__icon" />,
  iconThumbnailsVisible: () => <GalleryThumbnails aria-hidden="true" className="yarl__icon" />,
  iconThumbnailsHidden: () => <GalleryThumbnails aria-hidden="true" className="yarl__icon" />,
};

function LoadFailure() {
  const { LL } = useWords();
  return (
    <p role="alert" className="grid justify-items-center gap-3 text-center text-paper-2">
      <ImageOff aria-hidden="true" className="size-8" />
      {LL.lightbox.failed()}
    </p>
  );
}

/** The library's own names for what it says, in the reader's language. */
function labelsOf({ lightbox }: TranslationFunctions): Labels {
  return {
    Lightbox: lightbox.title(),
    "Photo gallery": lightbox.gallery(),
    Carousel: lightbox.carousel(),
    Slide: lightbox.slide(),
    "{index} of {total}": lightbox.position({ index: "{index}", total: "{total}" }),
    Close: lightbox.close(),
    Previous: lightbox.previous(),
    Next: lightbox.next(),
    "Zoom in": lightbox.zoomIn(),
    "Zoom out": lightbox.zoomOut(),
    "Enter Fullscreen": lightbox.enterFullscreen(),
    "Exit Fullscreen": lightbox.exitFullscreen(),
    Thumbnails: lightbox.thumbnails(),
    "Show thumbnails": lightbox.showThumbnails(),
    "Hide thumbnails": lightbox.hideThumbnails(),
  };
}
