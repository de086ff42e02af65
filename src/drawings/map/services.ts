import { PALETTE } from "#domain/site/palette.ts";
import { group, path, polyline, rect, type Shape } from "../shape.ts";
import { AVENUE } from "./site.ts";

const { card, field, ink, ochre, work, workInk } = PALETTE;

/** What helps a visitor, and the ways in, on the zone's grid. */
export function drawServicesOnMap(): Shape[] {
  return [...servicePoint(), ...firstAid(), ...quietRoom(), ...gate(), ...passageRoof(), ...avenueStops()];
}

function servicePoint(): Shape[] {
  return [
    rect(-136, -344, 72, 76, { fill: workInk, rx: 4 }),
    path("M-124 -318h48M-124 -300h48M-124 -282h30", { stroke: work, strokeWidth: 6, cap: "round" }),
  ];
}

function firstAid(): Shape[] {
  return [
    rect(64, -344, 72, 76, { fill: workInk, rx: 4 }),
    path("M100 -328v44M78 -306h44", { stroke: card, strokeWidth: 13 }),
  ];
}

function quietRoom(): Shape[] {
  return [
    path("M-796 84l50-26 50 26v52h-100z", { fill: workInk, stroke: workInk, strokeWidth: 4, join: "round" }),
    path("M-796 84l50-26 50 26", { stroke: work, strokeWidth: 5, join: "round" }),
    path("M-758 122a16 16 0 1 0 18-24 13 13 0 0 1-18 24z", { fill: work }),
  ];
}

function gate(): Shape[] {
  return [
    path("M-56 -372h112", { stroke: ink, strokeWidth: 14, cap: "round" }),
    path("M0 -356v34m-17-17l17 17 17-17", { stroke: ink, strokeWidth: 7, cap: "round", join: "round" }),
  ];
}

/** The covered way to the negotiations. */
function passageRoof(): Shape[] {
  return [
    group(
      Array.from({ length: 9 }, (_, index) =>
        polyline([
          [690 + index * 28, -24],
          [704 + index * 28, 0],
          [690 + index * 28, 24],
        ]),
      ),
      { stroke: workInk, strokeWidth: 7, join: "round", cap: "round", opacity: 0.8 },
    ),
  ];
}

function avenueStops(): Shape[] {
  const racks = Array.from({ length: 7 }, (_, index) => -634 + index * 20);
  return [
    rect(296, AVENUE - 52, 118, 22, { fill: ink, rx: 4 }),
    group(
      [0, 1].map((index) => rect(300 + index * 64, AVENUE - 22, 52, 22, { rx: 5 })),
      { fill: ochre },
    ),
    path(racks.map((u) => `M${u} ${AVENUE - 34}v-16a7 7 0 0 1 14 0v16`).join(""), {
      stroke: field,
      strokeWidth: 3.5,
      cap: "round",
    }),
  ];
}
