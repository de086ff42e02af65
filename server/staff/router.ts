import { router } from "../call/trpc.ts";
import { createStaff } from "./create.ts";
import { disableStaff } from "./disable.ts";
import { enableStaff } from "./enable.ts";
import { findAlike } from "./find-alike.ts";
import { getStaff } from "./get.ts";
import { listStaff } from "./list.ts";
import { resetStaffPassword } from "./reset-password.ts";
import { updateStaff } from "./update.ts";

export const staffRouter = router({
  list: listStaff,
  get: getStaff,
  findAlike,
  create: createStaff,
  update: updateStaff,
  disable: disableStaff,
  enable: enableStaff,
  resetPassword: resetStaffPassword,
});
