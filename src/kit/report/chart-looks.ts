/** Reserved, so that nothing moves when the chart arrives. */
export const CHART_HEIGHTS = {
  columns: () => 240,
  bars: (count: number) => count * 34 + 28,
} as const;

/** Plain and hatched, so that they differ without colour. */
export const FILLS = [
  { key: "var(--color-leaf)", hatch: undefined },
  {
    key: "repeating-linear-gradient(45deg, var(--color-moss) 0 2px, var(--color-card) 2px 5px)",
    hatch: "var(--color-moss)",
  },
] as const;
