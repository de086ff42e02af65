import { Drawing } from "./drawing.tsx";

/** The quay as a dark strip along the lower edge of the band before the footer, whose river it stands on. */
export function ClosingQuay() {
  return (
    <Drawing
      name="skyline"
      alt=""
      className="pointer-events-none absolute inset-x-0 -bottom-px h-28 w-full object-cover object-[20%_100%] print:hidden"
    />
  );
}
