import { readPdf } from "#tests/server/documents/samples.ts";
import { unzipSync } from "fflate";
import type { Actor } from "#domain/actor.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { callProcedure, listProcedures } from "#tests/abuse/call.ts";
import type { TestPortal } from "#tests/portal.ts";
import { signIn } from "#tests/server/files/upload.ts";

const ROOT = new URL("../../../", import.meta.url).pathname;

/** Another answer every time, or of the own session alone. */
const OTHERWISE = ["captcha.challenge", "accounts.sessions"];

/** Questions too long for an address travel as changes do; their declarations say which they are. */
const LONG = new Set<string>();
for await (const path of new Bun.Glob("server/**/*.ts").scan(ROOT)) {
  const text = await Bun.file(`${ROOT}/${path}`).text();
  for (const [, name = ""] of text.matchAll(/\blongQuestion\("([\w.]+)"/g)) LONG.add(name);
}

/**
 * All that somebody can ask, each call with whatever input it may take, answered or refused; what two answers differ in
 * is what the reader was told in between.
 */
export async function askEverything(
  test: TestPortal,
  reader: Actor,
  ids: readonly Record<string, unknown>[],
  /** Of the calls, what none is asked, and what only lists are. */
  { except = [], ofLists = [] }: { except?: readonly string[]; ofLists?: readonly unknown[] } = {},
): Promise<Map<string, string>> {
  const asking = listProcedures().filter(
    ({ name, type, declared }) =>
      (type === "query" || LONG.has(name)) && declared && !whyNotCall(reader, declared.audience),
  );
  const cookie = reader.kind === "user" ? await signIn(test, reader) : undefined;
  const answers = new Map<string, string>();
  for (const call of asking.filter(({ name }) => !OTHERWISE.includes(name) && !except.includes(name))) {
    const isList = /\.(?:list|ranking|items)$/.test(call.name);
    for (const input of [undefined, {}, ...ids, ...(isList ? ofLists : [])]) {
      const answer = await callProcedure(test, call, input, cookie ? { cookie } : {});
      // A refusal says the number of its request.
      const text = (await answer.text()).replaceAll(/"requestId":"[^"]*"/g, "");
      answers.set(`${call.name} ${JSON.stringify(input)}`, text);
    }
  }
  return answers;
}

/** What is in a file, whenever it was packed. */
export async function contentOf(answer: Response): Promise<string> {
  const bytes = await answer.bytes();
  const kind = new TextDecoder().decode(bytes.slice(0, 4));
  // What it says: a typeface numbers its glyphs in the order in which a process met them.
  if (kind === "%PDF") return JSON.stringify(await readPdf(bytes));
  const isPacked = kind.startsWith("PK");
  const parts = isPacked ? Object.entries(unzipSync(bytes)) : [["", bytes] as const];
  return parts.map(([name, part]) => `${name} ${Bun.hash(part)}`).join();
}

/** The calls that were answered otherwise than before. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...before.keys()].filter((call) => before.get(call) !== after.get(call));
}
