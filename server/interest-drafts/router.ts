import { router } from "../call/trpc.ts";
import { discardInterest } from "./discard.ts";
import { keepInterest } from "./keep.ts";
import { openInterest } from "./open.ts";
import { saveInterest } from "./save.ts";

/** Expressions of interest while they are written, without an account. */
export const interestDraftsRouter = router({
  keep: keepInterest,
  open: openInterest,
  save: saveInterest,
  discard: discardInterest,
});
