import { router } from "../call/trpc.ts";
import { mailsAbout } from "./about.ts";
import { readDelivery } from "./delivery.ts";
import { editMail } from "./edit.ts";
import { getMail } from "./get.ts";
import { listMails } from "./list.ts";
import { myMails, readMine } from "./mine.ts";
import { discardMail, holdBackMail, retryMail, sendMail } from "./move.ts";
import { retryLately } from "./retry-lately.ts";
import { readTest, sendTest } from "./send-test.ts";

export const mailsRouter = router({
  delivery: readDelivery,
  list: listMails,
  get: getMail,
  about: mailsAbout,
  mine: myMails,
  readMine,
  edit: editMail,
  send: sendMail,
  retry: retryMail,
  holdBack: holdBackMail,
  discard: discardMail,
  retryLately,
  sendTest,
  test: readTest,
});
