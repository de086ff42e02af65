import { expect, test } from "bun:test";
import { makeUser } from "#tests/factories.ts";
import { validForm } from "#tests/domain/submissions/answers.ts";
import { openColleagues } from "#tests/server/colleagues/scene.ts";
import { png } from "#tests/server/files/bytes.ts";
import { signIn, uploaded } from "#tests/server/files/upload.ts";

/**
 * One process answers everybody: no single text may keep it from the others. Each door is sent a text made to be
 * costly and a plain one of the same size, and the costly one may take many times as long, but not seconds.
 */
const server = await openColleagues();
const { owner, submission } = await server.makeTeam();
const { token } = await server.invite(owner, submission.id);

const BYTES = 240_000;
const PLAIN = "x".repeat(BYTES);
const MARKS = `a${"\u0301\u0323".repeat(BYTES / 4)}`;

let calls = 0;

async function timeOf(path: string, body: unknown): Promise<number> {
  calls += 1;
  const started = performance.now();
  const sent = { method: "POST", body: JSON.stringify(body), address: `10.6.0.${calls}` };
  const { status } = await server.fetch(path, sent);
  expect([path, status]).toEqual([path, 400]);
  return performance.now() - started;
}

const DOORS: [string, (text: string) => unknown][] = [
  ["/api/auth/login", (email) => ({ email, password: "x" })],
  ["/api/user/request-password-recovery", (email) => ({ email })],
  ["/api/user/reset-password", (newPassword) => ({ recoveryCode: "ABCDEFGHJK", newPassword })],
  ["/api/trpc/colleagues.accept", (newPassword) => ({ token, name: newPassword, newPassword })],
  ["/api/trpc/submissions.submit", (text) => validForm({ institutionName: text, description: text })],
];

test.each(DOORS)("%s refuses endless accents as soon as any other long text", async (path, bodyOf) => {
  const plain = await timeOf(path, bodyOf(PLAIN));
  const costly = await timeOf(path, bodyOf(MARKS));
  expect(costly).toBeLessThan(20 * Math.max(plain, 100));
});

test("a file's name of nothing but dots is read as soon as any other long one", async () => {
  const cookie = await signIn(server, await makeUser(server.portal, "PARTNER"));
  const timeOfName = async (stem: string) => {
    const started = performance.now();
    await uploaded(server, cookie, { bytes: png(), name: `x${stem}x.png` });
    return performance.now() - started;
  };
  const plain = await timeOfName("x".repeat(78_000));
  for (const sign of [".", " ", "%0D", "\u0301"]) {
    const costly = await timeOfName(sign.repeat(78_000 / Buffer.byteLength(sign)));
    expect(costly).toBeLessThan(20 * Math.max(plain, 100));
  }
});

test("a list of a quarter of a million wrong entries is answered in one sentence", async () => {
  const focus = `[${"0,".repeat(250_000)}0]`;
  const body = JSON.stringify(validForm({ pavillionFocus: [] })).replace(
    '"pavillionFocus":[]',
    `"pavillionFocus":${focus}`,
  );
  const answer = await server.fetch("/api/trpc/submissions.submit", { method: "POST", body });
  expect(answer.status).toBe(400);
  expect((await answer.text()).length).toBeLessThan(2_000);
});
