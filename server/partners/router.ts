import { router } from "../call/trpc.ts";
import { detachPartner, disablePartner, enablePartner } from "./access.ts";
import { checkPartner } from "./check.ts";
import { linkPartner } from "./link.ts";
import { listPartners } from "./list.ts";
import { previewAccess } from "./preview-access.ts";
import { registerPartner } from "./register.ts";
import { resetCredentials } from "./reset-credentials.ts";

export const partnersRouter = router({
  list: listPartners,
  check: checkPartner,
  register: registerPartner,
  link: linkPartner,
  resetCredentials,
  disable: disablePartner,
  enable: enablePartner,
  detach: detachPartner,
  previewAccess,
});
