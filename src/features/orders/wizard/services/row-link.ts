/** What few lines need, said small beside the figures: no action of the screen, so not in its colour. */
export const ROW_LINK =
  "min-h-7.5 rounded-sm text-sm font-normal text-quiet underline decoration-line-2 underline-offset-4 hover:text-ink hover:decoration-ink @2xl:min-h-9";
