import { router } from "../call/trpc.ts";
import { generateContract } from "./generate.ts";
import { previewContractMail, publishContract } from "./publish.ts";
import { listContracts } from "./list.ts";
import { judgeSigned, previewSignedVerdict } from "./judge-signed.ts";
import { receiveSigned } from "./receive-signed.ts";

export const contractsRouter = router({
  generate: generateContract,
  list: listContracts,
  previewMail: previewContractMail,
  publish: publishContract,
  receiveSigned,
  judgeSigned,
  previewVerdict: previewSignedVerdict,
});
