import { cn } from "#src/lib/cn.ts";
import { drawContours, type Contour, type Hill } from "./contours.ts";

const SIZE = { width: 1440, height: 900 };

const HILLS: Hill[] = [
  { x: 1270, y: 430, width: 200, height: 1 },
  { x: 830, y: 60, width: 190, height: 0.62 },
  { x: 180, y: 120, width: 160, height: 0.42 },
  { x: 480, y: 820, width: 240, height: 0.55 },
  { x: 900, y: 900, width: 170, height: 0.5 },
  { x: 760, y: 460, width: 150, height: -0.5 },
];

let drawn: Contour[] | undefined;

/** Drawn once, when first needed. */
function lines(): Contour[] {
  drawn ??= drawContours({ ...SIZE, hills: HILLS, levels: 15 });
  return drawn;
}

type ContourLinesProps = {
  /** Which level is drawn in annatto; none unless given. */
  accent?: number;
  /** Place and mask: lines are kept away from text by the caller's gradient. Colour comes from `text-…`. */
  className?: string;
};

/** The landscape behind deep surfaces; decoration only. */
export function ContourLines({ accent, className }: ContourLinesProps) {
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className={cn("pointer-events-none absolute inset-0 size-full fill-none stroke-current", className)}
    >
      {lines().map(({ level, path }) => (
        <path
          key={level}
          d={path}
          className={level === accent ? "stroke-annatto" : undefined}
          strokeWidth={level === accent ? 2.5 : 1}
        />
      ))}
    </svg>
  );
}
