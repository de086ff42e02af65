/** How far the one lot is built that a page tells of, as the part of the address of its drawing: `plot.svg#plot-walls`. */
export const PLOT_STATES = ["outline", "floor", "walls", "scaffold", "light", "dark"] as const;
export type PlotState = (typeof PLOT_STATES)[number];

export function plotTarget(state: PlotState): string {
  return `plot-${state}`;
}
