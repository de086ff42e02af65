import { router } from "../call/trpc.ts";
import { getBulk } from "./get.ts";
import { myBulks } from "./mine.ts";
import { sendLetters } from "./letters.ts";
import { freezeBulk } from "./freeze.ts";
import { runBulk, undoBulk } from "./run.ts";

export const bulkRouter = router({
  freeze: freezeBulk,
  run: runBulk,
  undo: undoBulk,
  sendLetters,
  get: getBulk,
  mine: myBulks,
});
