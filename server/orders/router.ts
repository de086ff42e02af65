import { ORDER_KINDS } from "#domain/orders/kinds/kinds.ts";
import { router } from "../call/trpc.ts";
import { addFile } from "./add-file.ts";
import { addLink } from "./add-link.ts";
import { cancelOrder } from "./cancel.ts";
import { colleaguesDrafts } from "./colleagues-drafts.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { copyOrder } from "./copy.ts";
import { discardDraft } from "./discard.ts";
import { editOrderItems } from "./edit-items.ts";
import { getOrder } from "./get.ts";
import { judgePayment, previewJudgement } from "./judge-payment.ts";
import { listOrders } from "./list.ts";
import { standOf } from "./live-stand.ts";
import { myOrders } from "./mine.ts";
import { myDrafts } from "./my-drafts.ts";
import { listPayments } from "./list-payments.ts";
import { listVersions } from "./list-versions.ts";
import { previewMove } from "./preview-move.ts";
import { previewItems } from "./preview-items.ts";
import { removeFile } from "./remove-file.ts";
import { saveDraft } from "./save-draft.ts";
import { sendBy } from "./send.ts";
import { setStatus } from "./set-status.ts";
import { takeOver } from "./take-over.ts";
import { mySteps } from "./steps.ts";
import { undoChange } from "./undo-change.ts";
import { settleCredit } from "./settle-credit.ts";
import { updateOrder } from "./update.ts";

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
