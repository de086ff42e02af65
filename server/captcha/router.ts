import { router } from "../call/trpc.ts";
import { getChallenge } from "./get.ts";

export const captchaRouter = router({ challenge: getChallenge });
