import { itemInput } from "#domain/catalogue/schema.ts";
import { memberProcedure, router, staffProcedure } from "../trpc.ts";
import { createItem } from "./create.ts";
import { listCatalogue } from "./list.ts";

export const catalogueRouter = router({
  list: memberProcedure.query(({ ctx }) => listCatalogue(ctx)),
  create: staffProcedure.input(itemInput).mutation(({ ctx, input }) => createItem(ctx, input)),
});
