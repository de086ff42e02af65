import { router } from "../call/trpc.ts";
import { getChanges } from "./changes.ts";
import { listHistory } from "./list.ts";

export const historyRouter = router({ list: listHistory, changes: getChanges });
