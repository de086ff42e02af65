import { approveSubmission } from "./approve.ts";
import { router } from "../call/trpc.ts";
import { correctSubmission } from "./correct.ts";
import { describeSite } from "./describe-site.ts";
import { findDuplicates } from "./duplicates.ts";
import { forceStatus } from "./force.ts";
import { getSubmission } from "./get.ts";
import { listSubmissions } from "./list.ts";
import { mySubmissions } from "./mine.ts";
import { moveBy } from "./move.ts";
import { endLinks } from "./links.ts";
import { submissionNeighbours } from "./neighbours.ts";
import { previewLetter } from "./preview-letter.ts";
import { previewDecision, readDecision } from "./read-decision.ts";
import { editDecision } from "./edit-decision.ts";
import { remakeDecision } from "./remake-decision.ts";
import { sendDecision } from "./send-decision.ts";
import { previewSigned } from "./signed-mail.ts";
import { setNaming } from "./set-naming.ts";
import { sendStatusLink } from "./send-status-link.ts";
import { readSent } from "./sent.ts";
import { readSite } from "./site.ts";
import { submitSubmission } from "./submit.ts";
import { tellApart } from "./tell-apart.ts";
import { trackSubmission } from "./track.ts";
import { updateSubmission } from "./update.ts";
import { withdrawSubmission } from "./withdraw.ts";

export const submissionsRouter = router({
  submit: submitSubmission,
  track: trackSubmission,
  sent: readSent,
  correct: correctSubmission,
  sendStatusLink,
  withdraw: withdrawSubmission,

  mine: mySubmissions,

  list: listSubmissions,
  neighbours: submissionNeighbours,
  duplicates: findDuplicates,
  tellApart,
  get: getSubmission,
  update: updateSubmission,
  site: readSite,
  describeSite,
  setNaming,
  endLinks,

  previewLetter,
  decision: readDecision,
  previewDecision,
  sendDecision,
  editDecision,
  remakeDecision,

  review: moveBy("startReview", "review"),
  returnToPending: moveBy("returnToPending"),
  approve: approveSubmission,
  reject: moveBy("reject"),
  reopen: moveBy("reopen"),
  previewSigned,
  signContract: moveBy("signContract"),
  undoSignature: moveBy("undoSignature"),
  revokeApproval: moveBy("revokeApproval"),
  markDuplicate: moveBy("markDuplicate"),
  hide: moveBy("hide"),
  restore: moveBy("restore"),
  force: forceStatus,
});
