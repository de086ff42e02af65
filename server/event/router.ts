import { publicEvent } from "#domain/settings/schema.ts";
import { readSettings } from "../settings/read.ts";
import { publicProcedure, router } from "../trpc.ts";

export const eventRouter = router({
  /** What a visitor may know of the event: names, dates, the window and its state by the server's clock. */
  get: publicProcedure.query(async ({ ctx }) => publicEvent(await readSettings(ctx.db.read), ctx.now)),
});
