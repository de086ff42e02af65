import * as v from "valibot";
import { contractInput, signedCopyInput } from "#domain/contracts/schema.ts";
import { id } from "#domain/fields.ts";
import { memberProcedure, router, staffProcedure } from "../trpc.ts";
import { generateContract } from "./generate.ts";
import { listContracts } from "./list.ts";
import { receiveSigned } from "./receive-signed.ts";

export const contractsRouter = router({
  generate: staffProcedure.input(contractInput).mutation(({ ctx, input }) => generateContract(ctx, input)),
  list: memberProcedure
    .input(v.strictObject({ orderId: id() }))
    .query(({ ctx, input }) => listContracts(ctx, input)),
  receiveSigned: memberProcedure
    .input(signedCopyInput)
    .mutation(({ ctx, input }) => receiveSigned(ctx, input)),
});
