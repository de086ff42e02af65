import { ORDER_KINDS } from "#domain/orders/kinds/kinds.ts";
import { router } from "../call/trpc.ts";
import { addFile } from "./files/add-file.ts";
import { addLink } from "./files/add-link.ts";
import { cancelOrder } from "./moves/cancel.ts";
import { colleaguesDrafts } from "./draft/colleagues-drafts.ts";
import { confirmPayment } from "./moves/confirm-payment.ts";
import { copyOrder } from "./draft/copy.ts";
import { discardDraft } from "./draft/discard.ts";
import { editOrderItems } from "./editing/edit-items.ts";
import { getOrder } from "./reading/get.ts";
import { judgePayment, previewJudgement } from "./moves/judge-payment.ts";
import { listOrders } from "./reading/list.ts";
import { standOf } from "./record/live-stand.ts";
import { myOrders } from "./reading/mine.ts";
import { myDrafts } from "./draft/my-drafts.ts";
import { listPayments } from "./payments/list-payments.ts";
import { listVersions } from "./lines/list-versions.ts";
import { previewMove } from "./moves/preview-move.ts";
import { previewItems } from "./editing/preview-items.ts";
import { removeFile } from "./files/remove-file.ts";
import { saveDraft } from "./draft/save-draft.ts";
import { sendBy } from "./editing/send.ts";
import { setStatus } from "./moves/set-status.ts";
import { takeOver } from "./draft/take-over.ts";
import { mySteps } from "./reading/steps.ts";
import { undoChange } from "./editing/undo-change.ts";
import { settleCredit } from "./moves/settle-credit.ts";
import { updateOrder } from "./editing/update.ts";

export const ordersRouter = router({
  mine: myOrders,
  steps: mySteps,
  list: listOrders,
  payments: listPayments,
  get: getOrder,
  standOf,

  myDrafts,
  colleaguesDrafts,

  saveDraft,
  takeOver,
  discard: discardDraft,
  copy: copyOrder,
  createStandard: sendBy("createStandard", ORDER_KINDS.STANDARD),
  createCustom: sendBy("createCustom", ORDER_KINDS.CUSTOM),
  createCustomServices: sendBy("createCustomServices", ORDER_KINDS.CUSTOM_SERVICES),
  createSimple: sendBy("createSimple", ORDER_KINDS.SIMPLE),
  update: updateOrder,
  editItems: editOrderItems,
  previewItems,
  previewMove,
  previewJudgement,
  undoChange,
  versions: listVersions,

  cancel: cancelOrder,
  setStatus,
  confirmPayment,
  judgePayment,
  settleCredit,

  addFile,
  addLink,
  removeFile,
});
