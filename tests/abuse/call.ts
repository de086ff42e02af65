import type { GenericSchema } from "valibot";
import type { Actor } from "#domain/actor.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { appRouter } from "#server/router.ts";
import type { Existing, Sample } from "#server/call/sample.ts";
import type { Declared } from "#server/call/trpc.ts";
import type { TestPortal } from "#tests/portal.ts";

export type Procedure = {
  name: string;
  type: string;
  declared: Declared;
  /** The rules of its input; a procedure without input has none. */
  schema: GenericSchema | undefined;
};

type Definition = { type: string; meta: Declared; inputs: readonly unknown[] };
const { _def: router } = appRouter;
// Nouns are read with their first call; here all are wanted.
for (const noun of Object.values(router.lazy)) await noun.load();
const mounted = Object.entries(router.procedures as unknown as Record<string, { _def: Definition }>);

/** Every procedure of the router as it is mounted, with what it declares. */
export function listProcedures(): Procedure[] {
  return mounted.map(([name, { _def: definition }]) => ({
    name,
    type: definition.type,
    declared: definition.meta,
    schema: definition.inputs[0] as GenericSchema | undefined,
  }));
}

/** What examples may name: these, and for whatever else an id of the right form that is nobody's. */
export function existing(more: Partial<Existing>, nobodysId = "a".repeat(32)): Existing {
  const nobodys = (name: string) => (name === "partnerEmail" ? "nobody@example.org" : nobodysId);
  return new Proxy(more as Existing, {
    get: (known, name) => known[name as keyof Existing] ?? nobodys(String(name)),
  });
}
export const NOTHING = existing({});

/** The first of these for whom a call is. */
export function callerOf<Somebody extends Actor>(
  { declared }: Procedure,
  people: readonly Somebody[],
): Somebody {
  const caller = people.find((actor) => !whyNotCall(actor, declared.audience));
  if (!caller) throw new Error(`none of these may call ${declared.name}`);
  return caller;
}

/** The example a call declares, of what exists here; undefined for a call without input. */
export function exampleOf({ declared }: Procedure, existing: Existing): unknown {
  const sample = declared.sample as Sample<unknown>;
  return typeof sample === "function" ? sample(existing) : sample;
}

type Call = { cookie?: string; headers?: Record<string, string>; address?: string };

/** One call over HTTP the way a browser makes it: queries by GET, mutations by POST. */
export async function callProcedure(
  test: TestPortal,
  procedure: { name: string; type: string },
  input: unknown,
  { cookie, headers = {}, address }: Call = {},
): Promise<Response> {
  const path = `/api/trpc/${procedure.name}`;
  const text = JSON.stringify(input);
  const more = {
    headers: { ...headers, ...(cookie && { cookie }) },
    ...(address && { address }),
  };
  if (procedure.type === "query") {
    return test.fetch(text === undefined ? path : `${path}?input=${encodeURIComponent(text)}`, more);
  }
  const sent = { "content-type": "application/json", ...more.headers };
  return test.fetch(path, { method: "POST", body: text ?? "", ...more, headers: sent });
}

/** A mutation by name, answered with status, refusal code and body. */
export async function mutate(
  test: TestPortal,
  name: string,
  input: unknown,
  call: Call = {},
): Promise<{ status: number; code: string | undefined; body: string; headers: Headers }> {
  return read(await callProcedure(test, { name, type: "mutation" }, input, call));
}

export async function query(test: TestPortal, name: string, input: unknown, call: Call = {}) {
  return read(await callProcedure(test, { name, type: "query" }, input, call));
}

async function read(answer: Response) {
  const body = await answer.text();
  const code = /"reason":\{"code":"(\w+)"/.exec(body)?.[1];
  return { status: answer.status, code, body, headers: answer.headers };
}
