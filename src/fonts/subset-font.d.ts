/** The package brings no types; this is what make.ts uses of it. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number; default: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" | "woff"; variationAxes: Record<string, Axis>; keepFeatures: string[] },
  ): Promise<Buffer>;
}
