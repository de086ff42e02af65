import { login, type Session } from "./calls.ts";

/** From an address of its own where many sign in. */
export async function signIn(
  port: number,
  email: string,
  password: string,
  address = "198.51.100.7",
): Promise<Session> {
  const { path, body = "", headers = {} } = login({ email, password }, address);
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { ...headers, origin, "content-type": "application/json" },
    body,
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { cookie, userId: user.id };
}
