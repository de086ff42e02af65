import { submissionMembers } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { makeUser } from "../../factories.ts";
import { pdf } from "../files/bytes.ts";
import { openScene } from "../orders/scene.ts";

/** A stand that was sent, its exhibitor, a colleague of the submission, and a builder without an account. */
export async function openHanded() {
  const scene = await openScene();
  const { portal, submission, partner } = scene;
  const colleague = await makeUser(portal, "PARTNER", { name: "Davi Rocha" });
  const member = { submissionId: submission.id, userId: colleague.id, part: "colleague" as const };
  await portal.db.write((tx) =>
    tx.insert(submissionMembers).values({ ...member, createdAt: portal.clock() }),
  );
  const order = await scene.as(partner).orders.createCustom(scene.custom());
  const builder = {
    kind: "builder" as const,
    name: "Carla Dias",
    email: "carla@example.org",
    language: "en" as const,
  };

  async function handOut(orderId = order.id) {
    await scene
      .as(partner)
      .handedOn.give({ orderId, step: "technicalFiles", to: builder, note: "Até sexta." });
    const { steps } = await scene.as(partner).handedOn.list({ orderId });
    const newest = steps.find(({ state }) => state === "open");
    const path = new URL(newest?.url ?? "").pathname;
    return { id: newest?.id ?? "", token: path.split("/").at(-1) ?? "" };
  }

  function send(token: string, name = "planta.pdf") {
    const body = new FormData();
    body.append("file", new File([new Uint8Array(pdf(1))], name));
    return scene.fetch(`/api/handed-on/${token}/files`, { method: "POST", body });
  }

  const stepsOf = async (user: SignedInUser) =>
    (await scene.as(user).handedOn.list({ orderId: order.id })).steps;
  return { scene, order, colleague, builder, handOut, send, stepsOf };
}
