import { PALETTE, type Colour } from "#domain/site/palette.ts";
import type { Scene, Spot } from "../axonometry.ts";
import { softPath } from "../curve.ts";
import { circle, group, line, path, rect, type Point, type Shape } from "../shape.ts";

const { annatto, annattoLight, annattoPress, card, ink, line2, mist, ochre, stillInk, waitInk } = PALETTE;

/** The palette's few browns make many skins: a light skin, or the same under a dark layer of this opacity. */
const SKINS = { fair: 0, tan: 0.35, brown: 0.68, dark: 0.92 } as const;
const HAIRS = {
  black: ink,
  brown: waitInk,
  grey: mist,
  white: card,
  red: annattoPress,
  ash: stillInk,
} as const;

type Cut = "short" | "long" | "bun" | "curls" | "scarf";
type Held = "badge" | "clipboard" | "paper" | "camera" | "microphone" | "bag";

export type Somebody = {
  coat: Colour;
  /** The colour of the trousers; without them the coat is long. */
  trousers?: Colour;
  skin: keyof typeof SKINS;
  hair?: keyof typeof HAIRS;
  cut?: Cut;
  /** The colour of a scarf around the head. */
  scarf?: Colour;
  faces: "left" | "right" | "away";
  /** Where the hand before them is, from their feet, in units of which 65 make a grown person. */
  hand?: Point;
  otherHand?: Point;
  with?: Held;
  walks?: boolean;
  /** The size relative to a grown person, who is 1. */
  size?: number;
};

/** How many units of a person's drawing make a metre. */
const PER_METRE = 38;

/** Somebody close by, of whom more is seen than a coat: what they look at, what their hands do, what they carry. */
export function somebody(scene: Scene, [x, y, z]: Spot, who: Somebody): Shape[] {
  return [
    scene.disc([x, y, z], 0.25 * (who.size ?? 1), { fill: ink, opacity: 0.18 }),
    standing(scene, [x, y, z], [...legsOf(who), ...aboveLegs(who)], who),
  ];
}

/** Somebody who sits at the height of a chair; of those behind a table the legs are not seen. */
export function seated(scene: Scene, [x, y, z]: Spot, who: Somebody, hidesLegs = false): Shape[] {
  const legs = group([path("M-2-17 11-15 12-1"), path("M-1-13 8-11 9 2")], {
    stroke: who.trousers ?? who.coat,
    strokeWidth: 7,
    cap: "round",
    join: "round",
  });
  return [
    standing(
      scene,
      [x, y, z],
      [...(hidesLegs ? [] : [legs]), group(aboveLegs(who), { transform: "translate(0 5)" })],
      who,
    ),
  ];
}

/** Somebody in a wheelchair that stands along the aisle. */
export function inWheelchair(scene: Scene, [x, y, z]: Spot, who: Somebody): Shape[] {
  const way = who.faces === "left" ? -1 : 1;
  const wheel = (across: number) => {
    const rim = Array.from({ length: 12 }, (_, at): Point => {
      const angle = (at * Math.PI) / 6;
      return scene.at(x - 0.06 * way + Math.cos(angle) * 0.33, y + across, z + 0.33 + Math.sin(angle) * 0.33);
    });
    return path(softPath(rim, { isClosed: true }), { stroke: ink, strokeWidth: 3 });
  };
  return [
    scene.disc([x, y, z], 0.44, { fill: ink, opacity: 0.18 }),
    wheel(0.24),
    line(scene.at(x - 0.26 * way, y, z + 0.5), scene.at(x - 0.34 * way, y, z + 1.02), {
      stroke: ink,
      strokeWidth: 4,
      cap: "round",
    }),
    ...seated(scene, [x, y, z + 0.1], who),
    wheel(-0.24),
  ];
}

function standing(scene: Scene, spot: Spot, shapes: readonly Shape[], who: Somebody): Shape {
  const [left, low] = scene.at(...spot).map(Math.round) as [number, number];
  const metre = scene.at(0, 0, 0)[1] - scene.at(0, 0, 1)[1];
  const size = Math.round((metre / PER_METRE) * (who.size ?? 1) * 100) / 100;
  return group(shapes, {
    transform: `translate(${left} ${low}) scale(${who.faces === "left" ? -size : size} ${size})`,
  });
}

function legsOf({ coat, trousers, walks }: Somebody): Shape[] {
  if (!trousers) return [path("M-7 0-8-32h16L7 0q-7 3-14 0z", { fill: coat })];
  if (!walks) return [path("M-6 0-6.5-24h13L6 0q-6 3-12 0z", { fill: trousers }), crease()];
  return [
    group([line([-1, -22], [-8, -1]), line([1, -22], [8, -1])], {
      stroke: trousers,
      strokeWidth: 6.4,
      cap: "round",
    }),
  ];
}

function crease(): Shape {
  return path("M0-18V1", { stroke: ink, strokeWidth: 1.2, opacity: 0.4 });
}

function aboveLegs(who: Somebody): Shape[] {
  const { coat, trousers, faces, hand, otherHand } = who;
  const hem = trousers ? -17 : -14;
  return [
    ...(otherHand ? arm(who, [3, -43], otherHand) : []),
    path(`M-7 ${hem}-8-32q0-19 8-19t8 19L7 ${hem}q-7 3-14 0z`, { fill: coat }),
    ...(who.with === "bag" ? [path("M-7-46 6-22", { stroke: ink, strokeWidth: 1.6 }), bag()] : []),
    ...(who.with === "badge" && faces !== "away" ? badge() : []),
    ...head(who),
    ...(hand ? arm(who, [0, -42], hand) : []),
    ...(hand ? held(who.with, hand) : []),
  ];
}

/** An arm with a fold, so that it stands out from its coat. */
function arm({ coat, skin }: Somebody, shoulder: Point, hand: Point): Shape[] {
  const elbow: Point = [
    (shoulder[0] + hand[0]) / 2 - (hand[1] - shoulder[1] > -6 ? 1.5 : 0),
    (shoulder[1] + hand[1]) / 2 + 3.5,
  ];
  const bend = `M${shoulder.join(" ")}Q${elbow.join(" ")} ${hand.join(" ")}`;
  return [
    path(bend, { stroke: ink, strokeWidth: 6.6, cap: "round", opacity: 0.22 }),
    path(bend, { stroke: coat, strokeWidth: 5, cap: "round" }),
    ...skinned(skin, (fill, opacity) => circle(hand[0], hand[1], 2.7, { fill, opacity })),
  ];
}

function skinned(skin: Somebody["skin"], draw: (fill: Colour, opacity: number) => Shape): Shape[] {
  const share = SKINS[skin];
  return [draw(annattoLight, 1), ...(share ? [draw(waitInk, share)] : [])];
}

function head({ skin, hair = "black", cut = "short", scarf, faces }: Somebody): Shape[] {
  const fill = scarf ?? HAIRS[hair];
  const face = skinned(skin, (tone, opacity) => circle(0, -58, 6.6, { fill: tone, opacity }));
  if (cut === "scarf")
    return [
      path("M-7.4-57a7.4 7.6 0 0 1 14.8-1c.4 4-.6 7-2.4 9.5L-6-47c-1.4-3-1.7-6-1.4-10z", { fill }),
      ...(faces === "away"
        ? []
        : skinned(skin, (tone, opacity) => circle(2, -57.5, 4.6, { fill: tone, opacity }))),
    ];
  const behind = {
    short: [],
    long: [path("M-7.5-60c-1 6-1.5 11-1 16l7 .5 5-3-1-13z", { fill })],
    bun: [circle(-5.5, -65, 3.6, { fill })],
    curls: [circle(-1, -60, 8.6, { fill })],
  }[cut];
  const cap =
    faces === "away"
      ? circle(0, -59, 6.7, { fill })
      : path(
          "M-6.9-56.5a6.9 6.9 0 0 1 12.9-4.5c-3 .2-5.5 1-7 2.6-.8 2.7-1.4 4.6-2.6 6.2a6.9 6.9 0 0 1-3.3-4.3z",
          { fill },
        );
  return [
    ...behind,
    ...face,
    cap,
    ...(faces === "away" && cut === "long" ? [path("M-6.7-59h13.4l.4 11q-7.1 3-14.2 0z", { fill })] : []),
  ];
}

function badge(): Shape[] {
  return [
    path("M-3-50 2-36 5-49", { stroke: annatto, strokeWidth: 1.8, join: "round" }),
    rect(-2, -37, 8, 10, { fill: card, rx: 1 }),
    rect(0, -35, 4, 3.5, { fill: PALETTE.workInk }),
  ];
}

function bag(): Shape {
  return path("M3-25h10l1 12H2z", { fill: ochre });
}

/** What is in the hand, and what it is good for. */
function held(what: Held | undefined, [x, y]: Point): Shape[] {
  switch (what) {
    case "clipboard":
      return [
        path(`M${x - 4} ${y - 6}l12-4 3 15-12 4z`, { fill: waitInk }),
        path(`M${x - 2.5} ${y - 4}l9-3 2.3 11-9 3z`, { fill: card }),
        path(`M${x - 0.5} ${y - 1.5}l6-2M${x + 0.2} ${y + 2}l5-1.7`, { stroke: stillInk, strokeWidth: 1.2 }),
      ];
    case "paper":
      return [path(`M${x - 3} ${y - 7}l10-3 3 13-10 3z`, { fill: card, stroke: line2, strokeWidth: 0.8 })];
    case "camera":
      return [
        rect(x - 5, y - 9, 11, 8, { fill: ink, rx: 1.5 }),
        rect(x + 5, y - 7.5, 5, 5, { fill: stillInk, rx: 1 }),
      ];
    case "microphone":
      return [
        line([x, y], [x + 4, y - 7], { stroke: ink, strokeWidth: 2.6, cap: "round" }),
        circle(x + 5, y - 9, 3.4, { fill: annatto }),
      ];
    default:
      return [];
  }
}
