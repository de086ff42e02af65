import { router } from "../call/trpc.ts";
import { readAudience } from "./audience.ts";
import { beginCampaign, copyCampaign } from "./begin.ts";
import { checkCampaign } from "./check.ts";
import { getCampaign } from "./get.ts";
import { listLetters } from "./letters.ts";
import { listCampaigns } from "./list.ts";
import { pauseCampaign, resumeCampaign, retryCampaign, stopCampaign } from "./move.ts";
import { replanCampaign, sendPlanned, unplanCampaign } from "./planned.ts";
import { previewLetter } from "./preview.ts";
import { listRecipients } from "./recipients.ts";
import { removeCampaign, saveCampaign } from "./save.ts";
import { sendCampaign } from "./send.ts";
import { testCampaign } from "./test.ts";
import { createType, getType, listTypes, removeType, updateType } from "./letter-types.ts";

export const campaignsRouter = router({
  recipients: listRecipients,
  types: listTypes,
  type: getType,
  createType,
  updateType,
  removeType,
  list: listCampaigns,
  get: getCampaign,
  letters: listLetters,
  begin: beginCampaign,
  copy: copyCampaign,
  save: saveCampaign,
  remove: removeCampaign,
  audience: readAudience,
  preview: previewLetter,
  check: checkCampaign,
  test: testCampaign,
  send: sendCampaign,
  replan: replanCampaign,
  sendNow: sendPlanned,
  unplan: unplanCampaign,
  pause: pauseCampaign,
  resume: resumeCampaign,
  stop: stopCampaign,
  retry: retryCampaign,
});
