import { router } from "../../call/trpc.ts";
import { approveRequest } from "./approve.ts";
import { askForChange } from "./ask.ts";
import { commentRequest } from "./comment.ts";
import { createRequest } from "./create.ts";
import { listAllRequests } from "./list-all.ts";
import { listRequests } from "./list.ts";
import { muteRequest } from "./mute.ts";
import { rejectRequest } from "./reject.ts";
import { removeRequest } from "./remove.ts";
import { reopenRequest } from "./reopen.ts";
import { updateRequest } from "./update.ts";

export const requestsRouter = router({
  list: listRequests,
  listAll: listAllRequests,

  create: createRequest,
  update: updateRequest,
  remove: removeRequest,
  reopen: reopenRequest,

  ask: askForChange,
  mute: muteRequest,

  approve: approveRequest,
  reject: rejectRequest,
  comment: commentRequest,
});
