import type { SignedInUser } from "#domain/actor.ts";
import type { Stage } from "./stage.ts";
import { sendPicture } from "./send-picture.ts";

type Signed = { orderId: string; partner: SignedInUser; at: Date };

/** The order's contract is published, comes back signed, and the copy is accepted, which signs the submission too. */
export async function signContract(
  stage: Stage,
  admin: SignedInUser,
  { orderId, partner, at }: Signed,
): Promise<void> {
  const { contracts } = stage.as(admin, at);
  const { id } = await contracts.generate({ orderId, publish: true });
  const fileId = await sendPicture(stage, partner, "contrato-assinado.png", "signedContract", at);
  const { signedFileId } = await stage.as(partner, at).contracts.receiveSigned({ id, fileId });
  await contracts.judgeSigned({ id, fileId: signedFileId, verdict: "accept" });
}
