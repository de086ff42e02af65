import { Image } from "@react-pdf/renderer";
import { fitLogo } from "#domain/settings/logo.ts";
import type { DrawnLogo } from "../../event/logo.ts";
import { Tagged } from "../tagged.tsx";

/** The logo of the paper that is being made: the worker makes one paper at a time. */
let shown: DrawnLogo | undefined;

/** Heads the papers made from now on; undefined for the leaf of the house. */
export function showLogo(logo: DrawnLogo | undefined): void {
  shown = logo;
}

export function hasLogo(): boolean {
  return shown !== undefined;
}

/** The own logo in a frame, in points. `name` is what it says, unless that stands beside it. */
export function HeadLogo({ name, frame }: { name?: string; frame: { width: number; height: number } }) {
  if (!shown) return null;
  const drawn = (
    <Image src={{ data: Buffer.from(shown.bytes), format: "png" }} style={fitLogo(shown, frame)} />
  );
  if (!name) return drawn;
  return (
    <Tagged as="Figure" alt={name}>
      {drawn}
    </Tagged>
  );
}
