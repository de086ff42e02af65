import { router } from "../call/trpc.ts";
import { handOn } from "./give.ts";
import { handIn } from "./hand-in.ts";
import { listHanded } from "./list.ts";
import { readHandedStep } from "./read.ts";
import { openHanded, seeHanded } from "./see.ts";
import { takeStepBack } from "./take-back.ts";

export const handedOnRouter = router({
  list: listHanded,
  give: handOn,
  takeBack: takeStepBack,
  see: seeHanded,

  read: readHandedStep,
  open: openHanded,
  handIn,
});
