import { router } from "../call/trpc.ts";
import { dropHeld, readHeld, releaseHeld } from "./held.ts";
import { readState, takeNow } from "./verbs.ts";

export const backupRouter = router({
  state: readState,
  takeNow,
  held: readHeld,
  release: releaseHeld,
  drop: dropHeld,
});
