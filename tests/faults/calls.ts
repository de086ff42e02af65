import { ADMIN, type Portal } from "#tests/portal-process.ts";
import { DEMO_PASSWORD } from "#server/demo/stage.ts";

/** Who writes: exhibitors and the team with their logins, applicants without. */
export type Person = "exhibitor" | "staff" | "applicant";
export type Logins = Record<Person, string>;
export type Answer = { status: number; data: unknown };

const EXHIBITOR = { email: "ana.moura@example.org", password: DEMO_PASSWORD };

/** The calls of a browser to one start of the portal, by HTTP. Throws when nobody answers. */
export class Calls {
  readonly #portal: Portal;
  readonly #logins: Logins;
  readonly #asked = new Map<string, Promise<Answer>>();

  constructor(portal: Portal, logins: Logins) {
    this.#portal = portal;
    this.#logins = logins;
  }

  async change(person: Person, call: string, input: unknown, key: string): Promise<Answer> {
    const headers = { ...this.#headers(person), "content-type": "application/json", "idempotency-key": key };
    const body = JSON.stringify(input);
    return read(await fetch(`${this.#portal.url}/api/trpc/${call}`, { method: "POST", body, headers }));
  }

  async ask(person: Person, call: string, input: unknown): Promise<Answer> {
    const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    const headers = this.#headers(person);
    return read(await fetch(`${this.#portal.url}/api/trpc/${call}${query}`, { headers }));
  }

  /** The same, asked once: many writes are looked for in one answer. */
  askOnce(person: Person, call: string, input: unknown): Promise<Answer> {
    const name = JSON.stringify([person, call, input]);
    const known = this.#asked.get(name) ?? this.ask(person, call, input);
    this.#asked.set(name, known);
    return known;
  }

  async upload(person: Person, file: File, key: string): Promise<Answer> {
    const body = new FormData();
    body.append("file", file);
    const headers = { ...this.#headers(person), "idempotency-key": key };
    const answer = await fetch(`${this.#portal.url}/api/files?purpose=supporting`, {
      method: "POST",
      body,
      headers,
    });
    return { status: answer.status, data: await answer.json() };
  }

  async download(person: Person, id: string): Promise<{ status: number; bytes: Uint8Array }> {
    const answer = await fetch(`${this.#portal.url}/api/files/${id}`, { headers: this.#headers(person) });
    return { status: answer.status, bytes: await answer.bytes() };
  }

  #headers(person: Person): Record<string, string> {
    return { cookie: this.#logins[person], origin: this.#portal.url };
  }
}

async function read(answer: Response): Promise<Answer> {
  const body = (await answer.json()) as { result?: { data: unknown }; error?: { data?: unknown } };
  return { status: answer.status, data: body.result ? body.result.data : body.error?.data };
}

export async function signInAll(portal: Portal): Promise<Logins> {
  return {
    exhibitor: await signIn(portal, EXHIBITOR),
    staff: await signIn(portal, ADMIN),
    applicant: "",
  };
}

async function signIn({ url }: Portal, who: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    body: JSON.stringify(who),
    headers: { origin: url, "content-type": "application/json" },
  });
  if (!answer.ok) throw new Error(`${who.email} cannot sign in: ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return cookies.join("; ");
}
