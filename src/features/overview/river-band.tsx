const WATER =
  "M0 44C110 12 154 86 372 118S700 46 905 34 1250 128 1440 70V138C1260 196 1110 88 905 100S610 222 372 190 120 78 0 112Z";
const CURRENT = "C115 45 160 122 372 154S705 80 905 67 1255 162 1440 104";
/** It reaches under the water, so that no paper shines through at the edge. */
const FAR_BANK = `M0 0V78${CURRENT}V0Z`;

/** The river between the forest above and the city below, from edge to edge; decoration only. */
export function RiverBand() {
  return (
    <svg
      viewBox="0 0 1440 215"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="-mt-px block h-[clamp(110px,15vw,230px)] w-full bg-paper"
    >
      <path d={FAR_BANK} className="fill-forest" />
      <path d={WATER} className="fill-water" />
      <path
        d={`M0 78${CURRENT}`}
        className="fill-none stroke-moss/60"
        strokeWidth="1.5"
        strokeDasharray="6 9"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
