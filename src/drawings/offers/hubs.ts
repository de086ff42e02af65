import { PALETTE } from "#domain/site/palette.ts";
import { Scene, type Faces } from "../axonometry.ts";
import { person, plant } from "../booths/furniture.ts";
import { group, line, rect, type Point, type Shape } from "../shape.ts";

const {
  annatto,
  annattoLight,
  annattoPress,
  card,
  forest,
  good,
  leaf,
  line2,
  mist,
  moss,
  ochre,
  paper3,
  river,
  stillInk,
  wait,
  waitInk,
  water,
  work,
  workInk,
  annattoWash,
} = PALETTE;
const SCENE = new Scene([44, 204], 27);
const GARDEN: Point = [4.2, 4.2];

const PAVILIONS: readonly Faces[] = [
  { top: moss, front: leaf, side: forest },
  { top: annattoLight, front: annatto, side: annattoPress },
  { top: wait, front: ochre, side: waitInk },
  { top: mist, front: water, side: river },
  { top: work, front: workInk, side: river },
  { top: annattoWash, front: annattoLight, side: annatto },
];

/** Six pavilions around a garden, one for each subject. */
export function drawHubs(): Shape[] {
  const places = PAVILIONS.map((faces, index) => {
    const angle = (index * Math.PI) / 3 + 0.26;
    return { faces, x: GARDEN[0] + Math.cos(angle) * 4.3, y: GARDEN[1] + Math.sin(angle) * 4.3 };
  }).toSorted((a, b) => a.x - a.y - (b.x - b.y));
  const isBehind = ({ x, y }: { x: number; y: number }) => x - y < 0;
  return [
    rect(0, 0, 480, 360, { fill: paper3 }),
    ...[6.8, 6.1].map((radius) => SCENE.disc([...GARDEN, 0], radius, { stroke: line2, strokeWidth: 1.4 })),
    ...places.filter(isBehind).flatMap(({ x, y, faces }) => pavilion([x, y], faces)),
    SCENE.disc([...GARDEN, 0], 2.1, { fill: good }),
    SCENE.disc([...GARDEN, 0], 0.9, { fill: water }),
    ...plant(SCENE, [3.1, 5.2, 0], 0.55),
    ...plant(SCENE, [5.3, 4.5, 0], 0.5),
    ...person(SCENE, [2.7, 3.6, 0], annatto, waitInk, 0.6),
    ...person(SCENE, [4.3, 2.5, 0], workInk, stillInk, 0.6),
    ...places.filter((place) => !isBehind(place)).flatMap(({ x, y, faces }) => pavilion([x, y], faces)),
  ];
}

function pavilion([x, y]: Point, { top, front, side }: Faces): Shape[] {
  const corners = Array.from({ length: 6 }, (_, index): Point => {
    const angle = (index * Math.PI) / 3;
    return [x + Math.cos(angle) * 1.55, y + Math.sin(angle) * 1.55];
  });
  const height = 1.2;
  const walls = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % 6] ?? from;
    const angle = ((index + 0.5) * Math.PI) / 3;
    const [towardsX, towardsY] = [Math.cos(angle), Math.sin(angle)];
    if (towardsX - towardsY <= 0.01) return [];
    return [
      SCENE.face(
        [
          [...from, 0],
          [...to, 0],
          [...to, height],
          [...from, height],
        ],
        {
          fill: towardsX > 0.4 ? side : front,
        },
      ),
    ];
  });
  return [
    ...walls,
    SCENE.face(
      corners.map((corner) => [...corner, height]),
      { fill: top },
    ),
    group(
      corners.map((corner) => line(SCENE.at(x, y, height), SCENE.at(...corner, height))),
      { stroke: card, strokeWidth: 1.2, opacity: 0.6 },
    ),
  ];
}
