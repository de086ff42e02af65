import { router } from "../call/trpc.ts";
import { acceptAssignment } from "./accept.ts";
import { readAssignments } from "./overview.ts";
import { propose } from "./propose.ts";
import { releasePair } from "./release-pair.ts";
import { setPair } from "./set-pair.ts";
import { takeBack } from "./take-back.ts";

export const assignmentsRouter = router({
  overview: readAssignments,
  propose,
  accept: acceptAssignment,
  setPair,
  releasePair,
  takeBack,
});
