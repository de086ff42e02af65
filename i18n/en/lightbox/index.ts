import type { NamespaceLightboxTranslation } from "../../i18n-types";

const en_lightbox = {
  title: "Enlarged image",
  gallery: "Images",
  carousel: "carousel",
  slide: "image",
  position: "{index} of {total}",
  close: "Close",
  previous: "Previous image",
  next: "Next image",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  enterFullscreen: "Use the full screen",
  exitFullscreen: "Leave full screen",
  thumbnails: "Thumbnails",
  showThumbnails: "Show thumbnails",
  hideThumbnails: "Hide thumbnails",
  failed: "This image could not be loaded.",
} satisfies NamespaceLightboxTranslation;

export default en_lightbox;
