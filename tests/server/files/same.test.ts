import { expect, test } from "bun:test";
import { submissionMembers } from "#db/schema/index.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { pdf } from "./bytes.ts";
import { signIn, uploaded } from "./upload.ts";

const server = await openTestPortal();
const partner = await makeUser(server.portal, "PARTNER");
const other = await makeUser(server.portal, "PARTNER");
const cookie = await signIn(server, partner);
const bytes = pdf(3);
const sha256 = new Bun.CryptoHasher("sha256").update(bytes).digest("hex");

function askSame(hash: string, headers: Record<string, string> = {}): Promise<Response> {
  return server.fetch(`/api/files/same/${hash}`, { headers });
}

test("the own files of these bytes are named, nobody else's, and none to a visitor", async () => {
  const { id } = await uploaded(server, cookie, { bytes, name: "planta.pdf" });
  await uploaded(server, await signIn(server, other), { bytes, name: "planta.pdf" });
  expect(await (await askSame(sha256, { cookie })).json()).toEqual({ ids: [id] });
  expect(await (await askSame("0".repeat(64), { cookie })).json()).toEqual({ ids: [] });
  expect((await askSame(sha256)).status).toBe(401);
});

test("those that colleagues and the team attached where the sender reads them are named, and no others' files", async () => {
  const scene = await openScene();
  const { portal, submission } = scene;
  const colleague = await makeUser(portal, "PARTNER");
  await portal.db.write((tx) =>
    tx.insert(submissionMembers).values({
      submissionId: submission.id,
      userId: colleague.id,
      part: "colleague",
      createdAt: new Date(),
    }),
  );
  const { id } = await scene.send();
  const attach = async (user: typeof colleague) => {
    const file = await uploaded(scene, await signIn(scene, user), { bytes, name: "planta.pdf" });
    await scene.as(user).orders.addFile({ id, fileId: file.id });
    return file.id;
  };
  const byPartner = await attach(scene.partner);
  const byTeam = await attach(scene.manager);
  const ask = async (user: typeof colleague) => {
    const answer = await scene.fetch(`/api/files/same/${sha256}`, {
      headers: { cookie: await signIn(scene, user) },
    });
    return ((await answer.json()) as { ids: string[] }).ids.toSorted();
  };
  const both = [byPartner, byTeam].toSorted();
  expect(await ask(colleague)).toEqual(both);
  expect(await ask(scene.partner)).toEqual(both);
  expect(await ask(scene.admin)).toEqual(both);
  expect(await ask(scene.other)).toEqual([]);

  // Loose, they are nobody else's.
  await uploaded(scene, await signIn(scene, scene.partner), { bytes, name: "outra.pdf" });
  expect(await ask(colleague)).toEqual(both);
});
