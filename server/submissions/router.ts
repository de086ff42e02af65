import { router } from "../trpc.ts";
import { describeSite } from "./describe-site.ts";
import { forceStatus } from "./force.ts";
import { getSubmission } from "./get.ts";
import { listSubmissions } from "./list.ts";
import { mySubmissions } from "./mine.ts";
import { moveBy } from "./move.ts";
import { submissionNeighbours } from "./neighbours.ts";
import { previewDecision, readDecision } from "./read-decision.ts";
import { editDecision } from "./edit-decision.ts";
import { remakeDecision } from "./remake-decision.ts";
import { sendDecision } from "./send-decision.ts";
import { readSite } from "./site.ts";
import { submitSubmission } from "./submit.ts";
import { trackSubmission } from "./track.ts";
import { updateSubmission } from "./update.ts";
import { withdrawSubmission } from "./withdraw.ts";

export const submissionsRouter = router({
  submit: submitSubmission,
  track: trackSubmission,
  withdraw: withdrawSubmission,

  mine: mySubmissions,

  list: listSubmissions,
  neighbours: submissionNeighbours,
  get: getSubmission,
  update: updateSubmission,
  site: readSite,
  describeSite,

  decision: readDecision,
  previewDecision,
  sendDecision,
  editDecision,
  remakeDecision,

  review: moveBy("startReview", "review"),
  returnToPending: moveBy("returnToPending"),
  approve: moveBy("approve"),
  reject: moveBy("reject"),
  reopen: moveBy("reopen"),
  signContract: moveBy("signContract"),
  undoSignature: moveBy("undoSignature"),
  revokeApproval: moveBy("revokeApproval"),
  markDuplicate: moveBy("markDuplicate"),
  hide: moveBy("hide"),
  restore: moveBy("restore"),
  force: forceStatus,
});
