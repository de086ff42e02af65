import { Drawing } from "#src/components/drawing.tsx";

/** The zone seen from over the river, between the forest above and the bank below, from edge to edge; decoration only. */
export function RiverBand() {
  return (
    <div className="-mt-px bg-forest print:hidden">
      <Drawing
        name="far-bank"
        alt=""
        className="block h-[clamp(170px,20vw,440px)] w-full object-cover object-[72%_bottom]"
      />
    </div>
  );
}
