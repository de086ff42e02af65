import * as v from "valibot";
import { id } from "#domain/fields.ts";
import { cancelInput, setStatusInput, standardOrder } from "#domain/orders/schema.ts";
import { memberProcedure, partnerProcedure, router, staffProcedure } from "../trpc.ts";
import { addFile, FileSchema } from "./add-file.ts";
import { cancelOrder } from "./cancel.ts";
import { confirmPayment, ConfirmPaymentSchema } from "./confirm-payment.ts";
import { copyOrder } from "./copy.ts";
import { createStandard } from "./create-standard.ts";
import { discardDraft, DiscardSchema } from "./discard.ts";
import { getOrder } from "./get.ts";
import { listOrders, ListSchema } from "./list.ts";
import { myOrders } from "./mine.ts";
import { removeFile } from "./remove-file.ts";
import { saveDraft, SaveDraftSchema } from "./save-draft.ts";
import { setStatus } from "./set-status.ts";
import { updateOrder, UpdateSchema } from "./update.ts";

export const ordersRouter = router({
  mine: partnerProcedure.query(({ ctx }) => myOrders(ctx)),
  list: staffProcedure.input(ListSchema).query(({ ctx, input }) => listOrders(ctx, input)),
  get: memberProcedure.input(v.object({ id: id() })).query(({ ctx, input }) => getOrder(ctx, input)),

  saveDraft: memberProcedure.input(SaveDraftSchema).mutation(({ ctx, input }) => saveDraft(ctx, input)),
  discard: memberProcedure.input(DiscardSchema).mutation(({ ctx, input }) => discardDraft(ctx, input)),
  copy: memberProcedure.input(v.object({ id: id() })).mutation(({ ctx, input }) => copyOrder(ctx, input)),
  createStandard: memberProcedure
    .input(standardOrder)
    .mutation(({ ctx, input }) => createStandard(ctx, input)),
  update: partnerProcedure.input(UpdateSchema).mutation(({ ctx, input }) => updateOrder(ctx, input)),

  cancel: memberProcedure.input(cancelInput).mutation(({ ctx, input }) => cancelOrder(ctx, input)),
  setStatus: memberProcedure.input(setStatusInput).mutation(({ ctx, input }) => setStatus(ctx, input)),
  confirmPayment: memberProcedure
    .input(ConfirmPaymentSchema)
    .mutation(({ ctx, input }) => confirmPayment(ctx, input)),

  addFile: memberProcedure.input(FileSchema).mutation(({ ctx, input }) => addFile(ctx, input)),
  removeFile: memberProcedure.input(FileSchema).mutation(({ ctx, input }) => removeFile(ctx, input)),
});
