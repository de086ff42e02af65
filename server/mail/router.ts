import { router } from "../trpc.ts";
import { readDelivery } from "./delivery.ts";
import { listMails } from "./list.ts";
import { retryMail } from "./retry.ts";
import { sendTest } from "./send-test.ts";

export const mailsRouter = router({
  delivery: readDelivery,
  list: listMails,
  retry: retryMail,
  sendTest,
});
