import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import "./lightbox.css";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import LibraryLightbox, { type Labels } from "yet-another-react-lightbox";
import Fullscreen from "yet-another-react-lightbox/plugins/fullscreen";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { LIGHTBOX_SETTINGS } from "./settings.ts";
import { toLibrarySlide, type ImageSlide } from "./slide.ts";

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
  const isSingle = slides.length === 1;
  return (
    <LibraryLightbox
      {...LIGHTBOX_SETTINGS}
      open
      close={onClose}
      index={index}
      slides={shown}
      plugins={PLUGINS}
      labels={labelsOf(LL)}
      thumbnails={{ ...LIGHTBOX_SETTINGS.thumbnails, hidden: isSingle }}
      render={{
        iconError: () => <LoadFailure />,
        ...(isSingle && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}

const PLUGINS = [Fullscreen, Thumbnails, Zoom];

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
