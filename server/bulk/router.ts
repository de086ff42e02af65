import { router } from "../trpc.ts";
import { getBulk } from "./get.ts";
import { myBulks } from "./mine.ts";
import { freezeBulk } from "./freeze.ts";
import { runBulk, undoBulk } from "./run.ts";

export const bulkRouter = router({
  freeze: freezeBulk,
  run: runBulk,
  undo: undoBulk,
  get: getBulk,
  mine: myBulks,
});
