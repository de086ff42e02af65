import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Written } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { VISITOR } from "#domain/actor.ts";
import { reasonOf, refuse } from "#domain/refusal.ts";
import { recordHistory } from "#server/history/record.ts";
import { change } from "#server/call/verb.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

const { portal, ctx } = await openTestPortal();
const admin = await makeUser(portal, "ADMIN");
const done: string[] = [];

/** Renames the caller; says what happened when. */
const rename = change("tests.rename", {
  may: ["staff.manage"],
  input: v.object({ name: v.string() }),
  sample: { name: "Ana" },
  async prepare(_ctx, { name }) {
    done.push(`prepare ${name}`);
    return name.toUpperCase();
  },
  async run(tx, { actor, now }, _input, prepared) {
    done.push("run");
    await tx.update(users).set({ name: prepared }).where(eq(users.id, actor.id));
    await recordHistory(tx, { actor, now }, { record: "account", recordId: actor.id, action: "update" });
    if (prepared === "NOBODY") throw refuse("nothingChanged");
    return { stored: prepared };
  },
  answer: (_ctx, { stored }) => ({ told: stored }),
  async afterRefusal(_ctx, _input, error) {
    done.push(`refused ${reasonOf(error)?.code}`);
  },
  async tidy(_ctx, prepared) {
    done.push(`tidy ${prepared}`);
  },
});

/** Has nothing to say when it is done. */
const touch = change("tests.touch", {
  may: ["staff.manage"],
  input: v.object({}),
  sample: {},
  async run(_tx) {
    done.push("touch");
  },
});

async function nameOf(id: string): Promise<string | undefined> {
  const [row] = await portal.db.read.select({ name: users.name }).from(users).where(eq(users.id, id));
  return row?.name;
}

async function codeOf(call: Promise<unknown>): Promise<string | undefined> {
  return call.then(
    () => undefined,
    (error: unknown) => reasonOf(error)?.code,
  );
}

/** What is done, and what is told, while something runs. */
async function watch<T>(run: () => Promise<T>): Promise<{ result: T; done: string[]; news: Written[] }> {
  done.length = 0;
  const news: Written[] = [];
  portal.db.onWritten((more) => news.push(...more));
  const result = await run();
  return { result, done: [...done], news };
}

describe("a change", () => {
  test("prepares, runs in its transaction, tidies up, and answers what it makes of what is kept", async () => {
    const { result, done } = await watch(() => rename.perform(ctx(admin), { name: "Ana" }));
    expect(result).toEqual({ told: "ANA" });
    expect(await nameOf(admin.id)).toBe("ANA");
    expect(done).toEqual(["prepare Ana", "run", "tidy ANA"]);
  });

  test("tells what it wrote once it is committed", async () => {
    const { news } = await watch(() => rename.perform(ctx(admin), { name: "Bia" }));
    expect(news).toEqual([
      { kind: "record", record: "account", recordId: admin.id, submissionId: null, by: admin.id },
    ]);
  });

  test("is rolled back by a refusal, tells nothing, and tidies up all the same", async () => {
    const before = await nameOf(admin.id);
    const { result, done, news } = await watch(() => codeOf(rename.perform(ctx(admin), { name: "nobody" })));
    expect(result).toBe("nothingChanged");
    expect(await nameOf(admin.id)).toBe(before);
    expect(done).toEqual(["prepare nobody", "run", "refused nothingChanged", "tidy NOBODY"]);
    expect(news).toEqual([]);
  });

  test("under a key that was answered prepares and runs nothing, and answers the same", async () => {
    const keyed = ctx(admin, { idempotencyKey: "a-key-of-the-tests" });
    const first = await rename.perform(keyed, { name: "Caio" });
    const { result, done, news } = await watch(() => rename.perform(keyed, { name: "Caio" }));
    expect(result).toEqual(first);
    expect([done, news]).toEqual([[], []]);
    expect(await codeOf(rename.perform(keyed, { name: "Davi" }))).toBe("keyReused");
    expect(await nameOf(admin.id)).toBe("CAIO");
  });

  test("that answers nothing is remembered under its key like any other", async () => {
    const keyed = ctx(admin, { idempotencyKey: "a-key-for-nothing" });
    await touch.perform(keyed, {});
    const { done } = await watch(() => touch.perform(keyed, {}));
    expect(done).toEqual([]);
  });

  test("is refused before anything is prepared to whom it is not for", async () => {
    const partner = await makeUser(portal, "PARTNER");
    const { result, done } = await watch(async () => [
      await codeOf(rename.perform(ctx(VISITOR), { name: "Ana" })),
      await codeOf(rename.perform(ctx(partner), { name: "Ana" })),
    ]);
    expect(result).toEqual(["signInRequired", "forbidden"]);
    expect(done).toEqual([]);
  });
});
