import { router } from "../trpc.ts";
import { getChallenge } from "./get.ts";

export const captchaRouter = router({ challenge: getChallenge });
