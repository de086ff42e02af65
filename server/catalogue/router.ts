import { router } from "../trpc.ts";
import { createItem } from "./create.ts";
import { listCatalogue } from "./list.ts";

export const catalogueRouter = router({ list: listCatalogue, create: createItem });
