import { expect, spyOn, test } from "bun:test";
import { makeUser } from "#tests/factories.ts";
import { validForm } from "#tests/domain/submissions/answers.ts";
import { openColleagues } from "#tests/server/colleagues/scene.ts";
import { png } from "#tests/server/files/bytes.ts";
import { signIn, uploaded } from "#tests/server/files/upload.ts";

/**
 * One process answers everybody: no single text may keep it from the others. What is costly to work on (sorting the
 * marks of a letter, looking for the end of a name) is only ever handed a piece of it; how long that takes is nothing
 * to be told by a clock.
 */
const server = await openColleagues();
const { owner, submission } = await server.makeTeam();
const { token } = await server.invite(owner, submission.id);

const MARKS = `a${"\u0301\u0323".repeat(60_000)}`;
/** Of a letter that any text may be sorted with (UAX 15, stream-safe text). */
const SAFE_MARKS = 30;
/** Letters of a name that any file system knows, several times over. */
const LONGEST_NAME = 2_000;

const DOORS: [string, (text: string) => unknown][] = [
  ["/api/auth/login", (email) => ({ email, password: "x" })],
  ["/api/user/request-password-recovery", (email) => ({ email })],
  ["/api/user/reset-password", (newPassword) => ({ recoveryCode: "ABCDEFGHJK", newPassword })],
  ["/api/trpc/colleagues.accept", (newPassword) => ({ token, name: newPassword, newPassword })],
  ["/api/trpc/submissions.submit", (text) => validForm({ institutionName: text, description: text })],
];

test.each(DOORS)("%s refuses endless accents and never sorts a run of them", async (path, bodyOf) => {
  const sorted = spyOn(String.prototype, "normalize");
  const sent = { method: "POST", body: JSON.stringify(bodyOf(MARKS)), address: "10.6.0.1" };
  const { status } = await server.fetch(path, sent);
  const texts = sorted.mock.contexts.map(String);
  sorted.mockRestore();
  expect(status).toBe(400);
  for (const text of texts) expect(longestRun(text)).toBeLessThanOrEqual(SAFE_MARKS);
});

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/\p{M}+/gu)].map(([marks]) => marks.length));
}

test.each([".", " ", "%0D", "\u0301"])(
  "of a file's name of nothing but %j no more is searched than a name may be long",
  async (sign) => {
    const cookie = await signIn(server, await makeUser(server.portal, "PARTNER"));
    const searched = spyOn(String.prototype, "replace");
    const name = `x${sign.repeat(78_000 / Buffer.byteLength(sign))}x.png`;
    await uploaded(server, cookie, { bytes: png(), name });
    const lengths = searched.mock.contexts.map((text) => String(text).length);
    searched.mockRestore();
    expect(lengths.length).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_NAME);
  },
);

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
