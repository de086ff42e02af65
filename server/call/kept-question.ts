import type { TRPCQueryProcedure } from "@trpc/server";
import type { Table } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { kept } from "#db/kept.ts";
import type { Audience } from "#domain/permissions.ts";
import type { Ctx } from "../portal/context.ts";
import { KeptBody } from "../http/kept-body.ts";
import { type Declared, procedureOf } from "./trpc.ts";

/** What a cached answer may depend on besides its tables: nothing about the caller. */
type Asked = Pick<Ctx, "locale" | "now">;

type Keeping<May extends Audience, Answer> = {
  may: May;
  /** The tables it is made of: a commit that changes one of them makes it again. */
  tables: readonly Table[];
  /** What the answer depends on at this moment, as a key: one answer is cached for each. */
  moment?: (db: ReadDb | Tx, now: Date) => Promise<string>;
  run: (db: ReadDb | Tx, asked: Asked) => Promise<Answer>;
};

/**
 * A query without input whose answer is the same for all permitted callers in a language. It is computed and
 * compressed once, then answered from memory with an ETag until a change (P3).
 */
export function keptQuestion<const May extends Audience, Answer extends object>(
  name: string,
  { may, tables, moment, run }: Keeping<May, Answer>,
) {
  const answers = kept(
    tables,
    (db, asked: Asked, _moment: string) => run(db, asked),
    ({ locale }, at) => `${locale} ${at}`,
  );
  const bodies = new WeakMap<Answer, KeptBody>();

  async function answer({ db: { read }, locale, now }: Ctx): Promise<Answer> {
    return answers(read, { locale, now }, (await moment?.(read, now)) ?? "");
  }

  async function keptBody(ctx: Ctx): Promise<KeptBody> {
    const data = await answer(ctx);
    const known = bodies.get(data);
    if (known) return known;
    const body = new KeptBody(JSON.stringify({ result: { data } }));
    bodies.set(data, body);
    return body;
  }

  const procedure = procedureOf({ name, audience: may, changes: false, keptBody }).query(({ ctx }) =>
    answer(ctx),
  );
  return procedure as unknown as TRPCQueryProcedure<{ input: void; output: Answer; meta: Declared }>;
}
