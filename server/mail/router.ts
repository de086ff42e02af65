import { router } from "../trpc.ts";
import { listMails } from "./list.ts";
import { retryMail } from "./retry.ts";

export const mailsRouter = router({
  list: listMails,
  retry: retryMail,
});
