import { SettingsUpdateSchema } from "#domain/settings/form.ts";
import { adminProcedure, router } from "../trpc.ts";
import { getSettings } from "./get.ts";
import { updateSettings } from "./update.ts";

export const settingsRouter = router({
  get: adminProcedure.query(({ ctx }) => getSettings(ctx)),
  update: adminProcedure.input(SettingsUpdateSchema).mutation(({ ctx, input }) => updateSettings(ctx, input)),
});
