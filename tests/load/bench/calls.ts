/**
 * What a browser with the portal open sends, byte for byte where a server could tell (src/lib/call/trpc-client.ts): the
 * one place that knows the shape of a call.
 */
export type Request = {
  method: "GET" | "POST";
  path: string;
  body?: string;
  headers?: Record<string, string>;
};

/** Somebody signed in, as a browser keeps it: the cookies, and whose screen is calling. */
export type Session = { cookie: string; userId: string };

export const HEALTH: Request = { method: "GET", path: "/api/health" };

/** A question, alone in its batch as the first one of a screen is. */
export function question(name: string, input?: unknown): Request {
  const batch = JSON.stringify(input === undefined ? {} : { 0: input });
  return { method: "GET", path: `/api/trpc/${name}?batch=1&input=${encodeURIComponent(batch)}` };
}

/** A question that is asked alone, since its answer is kept by the browser (ALONE in src/lib/call/trpc-client.ts). */
export function questionAlone(name: string): Request {
  return { method: "GET", path: `/api/trpc/${name}` };
}

/** Several questions of one screen in one request. */
export function questions(asked: readonly (readonly [name: string, input?: unknown])[]): Request {
  const names = asked.map(([name]) => name).join(",");
  const batch = JSON.stringify(Object.fromEntries(asked.map(([, input], at) => [at, input])));
  return { method: "GET", path: `/api/trpc/${names}?batch=1&input=${encodeURIComponent(batch)}` };
}

/** A change, alone and with a key of its own. */
export function change(name: string, input: unknown): Request {
  const headers = { "idempotency-key": crypto.randomUUID() };
  return { method: "POST", path: `/api/trpc/${name}`, body: JSON.stringify(input), headers };
}

export function login(person: { email: string; password: string }, address: string): Request {
  const headers = { "x-forwarded-for": address };
  return { method: "POST", path: "/api/auth/login", body: JSON.stringify(person), headers };
}

const BROWSER = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  accept: "*/*",
  "accept-language": "pt-BR,pt;q=0.8,en;q=0.5",
  "accept-encoding": "gzip, deflate, br",
  "content-type": "application/json",
  "sec-fetch-site": "same-origin",
};

/** The request as it travels to a server on this machine. */
export function bytesOf(port: number, request: Request, session?: Session): Buffer {
  const { method, path, body = "" } = request;
  const origin = `http://127.0.0.1:${port}`;
  const headers = {
    host: `127.0.0.1:${port}`,
    ...BROWSER,
    ...(method === "POST" && { origin, "content-length": String(Buffer.byteLength(body)) }),
    ...(session && { cookie: session.cookie, authorization: `Bearer ${session.userId}` }),
    ...request.headers,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}

/** The same request by an ordinary client, for its answer. */
export async function answerOf<Data>(port: number, request: Request, session?: Session): Promise<Data> {
  const answer = await fetch(`http://127.0.0.1:${port}${request.path}`, {
    method: request.method,
    headers: {
      ...BROWSER,
      ...(request.method === "POST" && { origin: `http://127.0.0.1:${port}` }),
      ...(session && { cookie: session.cookie, authorization: `Bearer ${session.userId}` }),
      ...request.headers,
    },
    ...(request.body !== undefined && { body: request.body }),
  });
  const content = (await answer.json()) as unknown;
  if (!answer.ok)
    throw new Error(`${request.path}: ${answer.status} ${JSON.stringify(content).slice(0, 400)}`);
  const [first] = Array.isArray(content) ? content : [content];
  return (first as { result: { data: Data } }).result.data;
}
