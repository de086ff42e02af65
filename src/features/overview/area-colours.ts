import type { AreaKind } from "#domain/site/areas.ts";

/** Colours by kind of area, the same as the map's pins. */
export const AREA_COLOURS: Record<AreaKind, string> = {
  stands: "bg-leaf",
  programme: "bg-annatto-deep",
  services: "bg-work-ink",
  access: "bg-ink",
};
