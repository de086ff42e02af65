import type { TRPCMutationProcedure, TRPCQueryProcedure } from "@trpc/server";
import type { GenericSchema, InferInput, InferOutput, VoidSchema } from "valibot";
import type { Tx } from "#db/client.ts";
import { type Audience, whyNotCall } from "#domain/permissions.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Ctx, SignedInCtx } from "../portal/context.ts";
import { once, recall } from "./idempotency.ts";
import type { Sample } from "./sample.ts";
import { type Declared, procedureOf } from "./trpc.ts";

/** The rules of what comes in; a call without any takes nothing. */
type Rules = GenericSchema | VoidSchema<undefined>;

/** A call that is not for everybody knows who is signed in. */
type CtxOf<May extends Audience> = May extends "everybody" ? Ctx : SignedInCtx;

type Said<May extends Audience, Input extends Rules> = {
  /** For everybody, or for those who may take one of these actions. Whose record it is, `load` decides. */
  may: May;
  input?: Input;
} & SampleOf<Input>;

/** What takes an input brings an example of one, by which every call is tried alike. */
type SampleOf<Input extends Rules> = [Input] extends [VoidSchema<undefined>]
  ? { sample?: undefined }
  : { sample: Sample<InferInput<Input>> };

type Asking<May extends Audience, Input extends Rules, Answer> = Said<May, Input> & {
  run: (ctx: CtxOf<May>, input: InferOutput<Input>) => Answer | Promise<Answer>;
};

type Changing<May extends Audience, Input extends Rules, Prepared, Kept, Answer> = Said<May, Input> & {
  /** What takes its time and changes nothing (a hash, a PDF), before the transaction. Not done for a repeated call. */
  prepare?: (ctx: CtxOf<May>, input: InferOutput<Input>) => Promise<Prepared>;
  /**
   * The change, inside its one transaction: load, rule, conditional write, history, mail. Awaits nothing but the
   * database. What it returns is remembered for a repeated call, so it must survive JSON.
   */
  run: (tx: Tx, ctx: CtxOf<May>, input: InferOutput<Input>, prepared: Prepared) => Promise<Kept>;
  /** Makes the answer of what is remembered, for an answer that must not be stored as it is. */
  answer?: (ctx: CtxOf<May>, kept: Kept) => Answer;
  /** Runs after a refusal or a failure, when the transaction is rolled back. */
  afterRefusal?: (ctx: CtxOf<May>, input: InferOutput<Input>, error: unknown) => Promise<void>;
  /** Cleans up what `prepare` left, whether the change succeeded or not. */
  tidy?: (ctx: CtxOf<May>, prepared: Prepared) => Promise<void>;
};

type Io<Input extends Rules, Answer> = { input: InferInput<Input>; output: Answer; meta: Declared };

/** A call that only reads, by its name in the router. */
export function question<const May extends Audience, Answer, Input extends Rules = VoidSchema<undefined>>(
  name: string,
  { run, ...said }: Asking<May, Input, Answer>,
) {
  const procedure = untyped(name, said, false).query(({ ctx, input }) => run(ctx as CtxOf<May>, input));
  return procedure as TRPCQueryProcedure<Io<Input, Answer>>;
}

/** A question that may be too long for an address: it travels as a change does, and changes nothing. */
export function longQuestion<const May extends Audience, Answer, Input extends Rules>(
  name: string,
  { run, ...said }: Asking<May, Input, Answer>,
) {
  const procedure = untyped(name, said, false).mutation(({ ctx, input }) => run(ctx as CtxOf<May>, input));
  return procedure as TRPCMutationProcedure<Io<Input, Answer>>;
}

/**
 * A call that changes something, declared by who may, what comes in and what is done: it has its one transaction, its
 * Idempotency-Key (sending twice is sending once, R5) and the moment after the commit. `perform` is the same call for a
 * door other than tRPC's.
 */
export function change<
  const May extends Audience,
  Prepared,
  Kept,
  Answer = Kept,
  Input extends Rules = VoidSchema<undefined>,
>(name: string, declared: Changing<May, Input, Prepared, Kept, Answer>) {
  const { prepare, run, answer, afterRefusal, tidy } = declared;

  async function perform(caller: Ctx, input: InferOutput<Input>): Promise<Answer> {
    const reason = whyNotCall(caller.actor, declared.may);
    if (reason) throw new Refusal(reason);
    const ctx = caller as CtxOf<May>;
    const kept = await repeated(ctx, input);
    const result = kept === undefined ? await make(ctx, input) : kept;
    return answer ? answer(ctx, result) : (result as unknown as Answer);
  }

  async function repeated(ctx: Ctx, input: unknown): Promise<Kept | undefined> {
    return prepare && recall<Kept>(ctx.db.read, ctx, name, input);
  }

  async function make(ctx: CtxOf<May>, input: InferOutput<Input>): Promise<Kept> {
    const prepared = (await prepare?.(ctx, input)) as Prepared;
    try {
      return await ctx.db.write((tx) => once(tx, ctx, name, input, () => run(tx, ctx, input, prepared)));
    } catch (error) {
      await afterRefusal?.(ctx, input, error);
      throw error;
    } finally {
      await tidy?.(ctx, prepared);
    }
  }

  const procedure = untyped(name, declared, true).mutation(({ ctx, input }) => perform(ctx, input));
  return Object.assign(procedure as TRPCMutationProcedure<Io<Input, Answer>>, { perform });
}

type Resolver<Input extends Rules> = (call: { ctx: Ctx; input: InferOutput<Input> }) => unknown;
type Untyped<Input extends Rules> = Record<"query" | "mutation", (resolve: Resolver<Input>) => unknown>;

/** tRPC works the types of a procedure out from the calls that build it; here they are known from the declaration. */
function untyped<Input extends Rules>(
  name: string,
  { may, input, sample }: { may: Audience; input?: Input; sample?: unknown },
  changes: boolean,
): Untyped<Input> {
  const procedure = procedureOf({ name, audience: may, changes, sample });
  return (input ? procedure.input(input as GenericSchema) : procedure) as unknown as Untyped<Input>;
}
