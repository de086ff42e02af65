/** The house's colours (src/styles.css), written out: a mail has no style sheet to take them from. */
export const PALETTE = {
  forest: "#0e2f26",
  mist: "#a9bdb1",
  paper: "#f7f4ec",
  card: "#fffdf8",
  line: "#e0d8c6",
  ink: "#0c241d",
  quiet: "#5c6a60",
  annatto: "#d9481c",
  annattoDeep: "#c73f14",
  annattoInk: "#b53a12",
} as const;
