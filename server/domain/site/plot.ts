/** How far the lot that a page shows is built. */
export type PlotState = "outline" | "floor" | "walls" | "scaffold" | "light" | "dark";

/** The part of the drawing's address that says so: `plot.svg#plot-walls`. */
export function plotTarget(state: PlotState): string {
  return `plot-${state}`;
}
