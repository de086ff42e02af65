import { cn } from "#src/components/cn.ts";

export type Stand = { x: number; y: number; width: number; colour: string };

const COLOURS = [
  "fill-moss",
  "fill-annatto",
  "fill-ochre",
  "fill-leaf",
  "fill-moss",
  "fill-forest",
  "fill-annatto/85",
  "fill-ochre/90",
] as const;

const TILE = 20;
const GAP = 4;

/** The stands of a small floor plan: some two tiles wide, some places left open. Always the same for a seed. */
function placeStands(columns: number, rows: number, seed: number): Stand[] {
  const stands: Stand[] = [];
  let state = seed * 7919 + 17;
  function roll(sides: number): number {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const isOpen = roll(7) === 0;
      const isDouble = !isOpen && column + 1 < columns && roll(4) === 0;
      if (!isOpen) {
        stands.push({
          x: column * (TILE + GAP),
          y: row * (TILE + GAP),
          width: isDouble ? 2 * TILE + GAP : TILE,
          colour: COLOURS[roll(COLOURS.length)] ?? COLOURS[0],
        });
      }
      if (isDouble) column++;
    }
  }
  return stands;
}

type StandGridProps = {
  columns?: number;
  rows?: number;
  seed?: number;
  /** Places not yet taken: all in paper, one of them marked. */
  isOpen?: boolean;
  className?: string;
};

/** A strip of stands seen from above; decoration only. */
export function StandGrid({ columns = 8, rows = 3, seed = 1, isOpen = false, className }: StandGridProps) {
  const width = columns * (TILE + GAP) - GAP;
  const height = rows * (TILE + GAP) - GAP;
  const stands = placeStands(columns, rows, seed);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={cn("pointer-events-none", className)}
    >
      <Stands stands={isOpen ? openPlaces(stands) : stands} />
    </svg>
  );
}

function Stands({ stands }: { stands: readonly Stand[] }) {
  return stands.map((stand) => (
    <rect
      key={`${stand.x}-${stand.y}`}
      x={stand.x}
      y={stand.y}
      width={stand.width}
      height={TILE}
      rx="1.5"
      className={stand.colour}
    />
  ));
}

function openPlaces(stands: readonly Stand[]): Stand[] {
  const marked = Math.floor(stands.length * 0.6);
  return stands.map((stand, index) => ({
    ...stand,
    colour: index === marked ? "fill-annatto" : "fill-line",
  }));
}
