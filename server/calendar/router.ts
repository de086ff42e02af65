import { router } from "../call/trpc.ts";
import { ownCalendar } from "./own.ts";
import { renewCalendar } from "./renew.ts";

export const calendarRouter = router({
  own: ownCalendar,
  renew: renewCalendar,
});
