import { cn } from "#src/lib/cn.ts";
import { drawContours, type Contour, type Hill } from "./contours.ts";
import { placeStands, Stands } from "./stand-grid.tsx";

const SIZE = { width: 640, height: 500 };
const HILLS: Hill[] = [
  { x: 90, y: 70, width: 110, height: 0.8 },
  { x: 330, y: 180, width: 120, height: -0.6 },
  { x: 560, y: 460, width: 110, height: 0.7 },
  { x: 170, y: 430, width: 120, height: 0.5 },
];
const RIVER = "M-20 372C70 330 110 232 214 232s136 116 236 116S610 268 670 206";

/** The blocks of stands on the zone's own, slightly turned grid. */
const BLOCKS = [
  { place: "translate(0 0)", stands: placeStands(3, 4, 4) },
  { place: "translate(92 0)", stands: placeStands(5, 4, 11) },
  { place: "translate(232 0)", stands: placeStands(5, 4, 21) },
  { place: "translate(92 118)", stands: placeStands(5, 3, 29) },
  { place: "translate(232 118)", stands: placeStands(4, 3, 37) },
];

const TREES = [
  [206, 158, 7],
  [222, 174, 5],
  [190, 176, 5],
  [306, 204, 6],
  [320, 216, 4],
  [572, 250, 5],
  [544, 254, 7],
  [558, 264, 4],
  [118, 204, 7],
  [104, 220, 5],
  [300, 412, 8],
  [320, 424, 6],
  [290, 430, 5],
  [470, 432, 7],
  [486, 420, 5],
] as const;

type ZoneDrawingProps = {
  /** The drawing in words. */
  label: string;
  /** What is written on the water. */
  river: string;
  className?: string;
};

/** The zone from above: contour lines, a bend of the river, the stands on its bank. */
export function ZoneDrawing({ label, river, className }: ZoneDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={label}
      className={cn("w-full rounded-lg bg-paper-3", className)}
    >
      <g className="fill-none stroke-line-2">
        {contours().map(({ level, path }) => (
          <path key={level} d={path} />
        ))}
      </g>
      <path d={RIVER} className="fill-none stroke-paper-3" strokeWidth="76" />
      <path d={RIVER} className="fill-none stroke-water" strokeWidth="56" />
      <path d={RIVER} className="fill-none stroke-moss/50" strokeWidth="1.5" strokeDasharray="5 8" />
      <path d={RIVER} className="fill-none stroke-moss/25" transform="translate(0 13)" />
      <g transform="translate(246 84) rotate(-8)">
        {BLOCKS.map((block) => (
          <g key={block.place} transform={block.place}>
            <Stands stands={block.stands} />
          </g>
        ))}
      </g>
      {TREES.map(([x, y, radius]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r={radius}
          className={radius > 5 ? "fill-leaf" : "fill-moss"}
        />
      ))}
      <path d="M72 432 92 366" className="fill-none stroke-ink" strokeWidth="1.2" />
      <text className="fill-ink font-sans text-[15px] font-semibold" x="36" y="452">
        {river}
      </text>
    </svg>
  );
}

let drawn: Contour[] | undefined;

/** Drawn once, when first needed. */
function contours(): Contour[] {
  drawn ??= drawContours({ ...SIZE, hills: HILLS, levels: 11, step: 16 });
  return drawn;
}
