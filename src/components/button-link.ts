const SHAPE =
  "relative inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold leading-5 no-underline select-none transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:shrink-0";

/** The transparent edges are seen where a reader's own colours replace ours (forced colours). */
const VARIANTS = {
  primary:
    "border border-transparent bg-annatto-deep text-card hover:bg-annatto-press active:bg-annatto-press",
  secondary: "border border-line-2 bg-card text-ink hover:border-ink",
  quiet: "border border-transparent text-ink hover:bg-ink/7 active:bg-ink/12",
  dark: "border border-transparent bg-ink text-paper-2 hover:bg-forest-2",
  /** In the colour of the text around it, for links that stand on several backgrounds. */
  outline: "border border-current/40 hover:border-current hover:bg-current/10",
  onDeep: "border border-mist/50 text-paper-2 hover:border-paper-2 hover:bg-paper-2/10",
} as const;

const SIZES = {
  sm: "min-h-9 px-3 py-1.5 text-sm coarse:min-h-11",
  md: "min-h-11 px-4.5 py-2.5 text-[0.9375rem]",
  lg: "min-h-13 px-6 py-3.5 text-base",
  icon: "size-11 p-0",
} as const;

/** The looks of a button, for the links and buttons of the public pages, which carry no component library. */
export function buttonLink(
  variant: keyof typeof VARIANTS = "primary",
  size: keyof typeof SIZES = "lg",
): string {
  return `${SHAPE} ${VARIANTS[variant]} ${SIZES[size]}`;
}
