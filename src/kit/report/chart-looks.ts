/** How tall a chart is, so that nothing moves when it arrives. */
export const CHART_HEIGHTS = {
  columns: () => 240,
  bars: (count: number) => count * 34 + 28,
} as const;

/** What the first and the second series are drawn in: plain, and hatched, so that no colour has to tell them apart. */
export const FILLS = [
  { key: "var(--color-leaf)", hatch: undefined },
  {
    key: "repeating-linear-gradient(45deg, var(--color-moss) 0 2px, var(--color-card) 2px 5px)",
    hatch: "var(--color-moss)",
  },
] as const;
