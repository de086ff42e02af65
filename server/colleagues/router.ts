import { router } from "../call/trpc.ts";
import { acceptInvitation } from "./accept.ts";
import { inviteColleague } from "./invite.ts";
import { joinSubmission } from "./join.ts";
import { listColleagues } from "./list.ts";
import { readInvitation } from "./read.ts";
import { removeColleague } from "./remove.ts";
import { revokeInvitation } from "./revoke.ts";

export const colleaguesRouter = router({
  list: listColleagues,
  invite: inviteColleague,
  revoke: revokeInvitation,
  remove: removeColleague,

  read: readInvitation,
  accept: acceptInvitation,
  join: joinSubmission,
});
