import type { AreaKind } from "#domain/site/areas.ts";

/** As the map draws its pins. */
export const AREA_COLOURS: Record<AreaKind, string> = {
  stands: "bg-leaf",
  programme: "bg-annatto-deep",
  services: "bg-work-ink",
  access: "bg-ink",
};
