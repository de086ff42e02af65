import { expect, test } from "bun:test";
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
