import { eq } from "drizzle-orm";
import { outbox, submissionMembers } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { makeUser } from "../../factories.ts";
import { pdf } from "../files/bytes.ts";
import { openScene } from "../orders/scene.ts";

/** A stand that was sent, its exhibitor, a colleague of the submission, and a builder without an account. */
export async function openHanded() {
  const scene = await openScene();
  const { portal, partner } = scene;
  const colleague = await makeUser(portal, "PARTNER", { name: "Davi Rocha" });
  await join(scene, colleague);
  const order = await scene.as(partner).orders.createCustom(scene.custom());
  const builder = {
    kind: "builder" as const,
    name: "Carla Dias",
    email: "carla@example.org",
    language: "en" as const,
  };

  async function handOut(to: Partial<typeof builder> = {}) {
    const step = { orderId: order.id, step: "technicalFiles" as const, note: "Até sexta." };
    await scene.as(partner).handedOn.give({ ...step, to: { ...builder, ...to } });
    const { steps } = await scene.as(partner).handedOn.list({ orderId: order.id });
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

  /** The team asks the exhibitor something about the order. */
  const ask = () =>
    scene.as(scene.manager).requests.create({
      orderId: order.id,
      title: "Croqui",
      message: "x",
      blocksApproval: false,
      attachments: [],
    });

  const leave = ({ id }: SignedInUser) =>
    portal.db.write((tx) => tx.delete(submissionMembers).where(eq(submissionMembers.userId, id)));

  async function lettersTo(email: string): Promise<string[]> {
    const mails = await portal.db.read.select().from(outbox).where(eq(outbox.toEmail, email));
    return mails.map(({ template }) => template).filter((template) => template.startsWith("step"));
  }
  return { scene, order, colleague, handOut, send, stepsOf, ask, leave, lettersTo };
}

/** Makes an account a colleague of the submission. */
export function join(
  { portal, submission }: Pick<Awaited<ReturnType<typeof openScene>>, "portal" | "submission">,
  { id: userId }: SignedInUser,
) {
  const member = { submissionId: submission.id, userId, part: "colleague" as const };
  return portal.db.write((tx) =>
    tx.insert(submissionMembers).values({ ...member, createdAt: portal.clock() }),
  );
}
