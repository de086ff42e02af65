import { describe, expect, spyOn, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox, submissions, users } from "#db/schema/index.ts";
import { searchText } from "#db/search-text.ts";
import { reasonOf } from "#domain/refusal.ts";
import { hashPassword } from "#server/accounts/password.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const { portal, as } = scene;
const { read } = portal.db;
const manager = await makeUser(portal, "SUBMISSION_MANAGER", { name: "Ana Moura" });
const desk = as(manager);

type More = Parameters<typeof makeSubmission>[1];

/** Approved submissions with a word of their own, one for each of what is said of them. */
async function make(word: string, ...more: More[]) {
  const rows = [];
  for (const [at, one] of more.entries()) {
    const institutionName = `${word} ${at}`;
    const search = searchText(institutionName);
    const representativeEmail = `${word}.${at}@example.org`;
    rows.push(
      await makeSubmission(portal, {
        status: "APPROVED",
        institutionName,
        search,
        representativeEmail,
        createdAt: new Date(portal.clock().getTime() + at),
        ...one,
      }),
    );
  }
  return rows;
}

/** All that the list finds of those without an account. */
const waiting = (word: string) => ({
  kind: "filtered" as const,
  question: {
    search: word,
    filters: { waits: ["account"] },
    sort: { column: "created", direction: "asc" },
  },
});

async function preview(selection: Parameters<typeof desk.bulk.freeze>[0]["selection"]) {
  const { id } = await desk.bulk.freeze({ act: { kind: "registrations", verb: "register" }, selection });
  return desk.bulk.get({ id });
}

async function run(id: string) {
  await desk.bulk.run({ id });
  await portal.drainRuns();
  return desk.bulk.get({ id });
}

/** Whoever comes from now on is told to come back in a moment, until the storm ends. */
function beginStorm(): () => Promise<void> {
  const held = Promise.withResolvers<string>();
  const hash = spyOn(Bun.password, "hash").mockImplementation(() => held.promise);
  const logins = Array.from({ length: 1_000 }, () => hashPassword("x").catch(() => "refused"));
  return async () => {
    held.resolve("");
    await Promise.all(logins);
    hash.mockRestore();
  };
}

const accounts = (email: string) => read.$count(users, eq(users.email, email));
const mails = async (email: string) =>
  (await read.select({ template: outbox.template }).from(outbox).where(eq(outbox.toEmail, email))).map(
    ({ template }) => template,
  );

describe("registering the partners of many submissions (REG-01)", () => {
  test("looks first: who gets which mail, what is left out and why; nothing leaves before the button", async () => {
    const account = await makeUser(portal, "PARTNER", { email: "has@example.org" });
    const rows = await make(
      "jatoba",
      {},
      { representativeEmail: "Has@example.org" },
      { representativeEmail: manager.email },
      { status: "PENDING" },
    );
    const registered = await makeSubmission(portal, { status: "APPROVED" }, [account]);
    const found = await preview({ kind: "ids", ids: [...rows, registered].map(({ id }) => id) });
    const [fresh = "", known = "", team = "", pending = ""] = rows.map(({ reference }) => reference);
    expect(found).toMatchObject({ count: 5, counts: { waiting: 2, skipped: 3 }, canUndo: false });
    const told = found.groups.map(({ state, to, reason, references }) => ({
      ...(state === "waiting" ? { to } : { why: reason?.code }),
      references: references.map(({ reference, name }) => [reference, name]),
    }));
    expect(told).toContainEqual({
      to: "credentials",
      references: [[fresh, "jatoba 0, jatoba.0@example.org"]],
    });
    expect(told).toContainEqual({ to: "access", references: [[known, "jatoba 1, has@example.org"]] });
    expect(told).toContainEqual({ why: "emailOfTeam", references: [[team, `jatoba 2, ${manager.email}`]] });
    expect(told).toContainEqual({
      why: "partnerNotRegistrable",
      references: [[pending, "jatoba 3, jatoba.3@example.org"]],
    });
    expect(told).toContainEqual({
      why: "partnerRegistered",
      references: [
        [registered.reference, `${registered.institutionName}, ${registered.representativeEmail}`],
      ],
    });
    expect(await accounts("jatoba.0@example.org")).toBe(0);
    expect(await mails("has@example.org")).toEqual([]);
  });

  test("then does exactly that, one mail each, and cannot be undone", async () => {
    await makeUser(portal, "PARTNER", { email: "linked@example.org" });
    await make("caju", {}, { representativeEmail: "linked@example.org" });
    const { id } = await preview(waiting("caju"));
    const done = await run(id);
    expect(done).toMatchObject({ status: "done", counts: { done: 2, skipped: 0 }, canUndo: false });
    expect(await mails("caju.0@example.org")).toEqual(["credentials"]);
    expect(await mails("linked@example.org")).toEqual(["submissionLinked"]);
    expect(await accounts("caju.0@example.org")).toBe(1);
    const undone = await desk.bulk.undo({ id }).catch((error: unknown) => reasonOf(error)?.code);
    expect(undone).toBe("bulkClosed");
    const { items } = await desk.submissions.list({ search: "caju", filters: { waits: ["account"] } });
    expect(items).toEqual([]);
  });

  test("of several submissions of one person one opens the account, the others are added to it", async () => {
    const same = { representativeEmail: "duas@example.org" };
    await make("dende", same, same);
    const { id, groups } = await preview(waiting("dende"));
    expect(groups.map(({ to }) => to).toSorted()).toEqual(["access", "credentials"]);
    expect((await run(id)).counts).toMatchObject({ done: 2, skipped: 0 });
    expect((await mails("duas@example.org")).toSorted()).toEqual(["credentials", "submissionLinked"]);
    expect(await accounts("duas@example.org")).toBe(1);
  });

  test("and so it is said of a list of hundreds, however far apart they stand", async () => {
    const same = { representativeEmail: "longe@example.org" };
    await make("umbu", same, ...Array.from({ length: 250 }, () => ({})), same);
    const { groups } = await preview(waiting("umbu"));
    expect(groups.map(({ to, references }) => [to, references.length])).toEqual([
      ["credentials", 251],
      ["access", 1],
    ]);
  });

  test("makes a password for those alone who have no account yet", async () => {
    await makeUser(portal, "PARTNER", { email: "conta@example.org" });
    await make("tucum", {}, { representativeEmail: "conta@example.org" });
    const { id } = await preview(waiting("tucum"));
    const hash = spyOn(Bun.password, "hash");
    expect((await run(id)).counts).toMatchObject({ done: 2 });
    expect(hash).toHaveBeenCalledTimes(1);
    hash.mockRestore();
  });

  test("waits while more people sign in than can be let in, and skips nobody for it", async () => {
    await make("acai", {}, {});
    const { id } = await preview(waiting("acai"));
    const end = beginStorm();
    const during = await run(id);
    await end();
    expect(during).toMatchObject({ status: "running", counts: { waiting: 2, skipped: 0 } });
    await portal.drainRuns();
    expect(await desk.bulk.get({ id })).toMatchObject({ status: "done", counts: { done: 2 } });
  });

  test("leaves alone what joined the list later, and what somebody changed or registered meanwhile", async () => {
    const [kept, changed, registered] = await make("copaiba", {}, {}, {});
    if (!kept || !changed || !registered) throw new Error("no rows");
    const { id, count } = await preview(waiting("copaiba"));
    expect(count).toBe(3);
    const [late] = await make("copaiba", { representativeEmail: "late@example.org" });
    const other = as(await makeUser(portal, "GRUPORG", { name: "Rui Lobo" }));
    await other.submissions.hide({ id: changed.id, version: changed.version, note: "" });
    await other.partners.register({
      submissionId: registered.id,
      name: "Outra Pessoa",
      email: "outra@example.org",
      language: "pt",
    });
    const { groups, counts } = await run(id);
    expect(counts).toMatchObject({ done: 1, skipped: 2 });
    const skipped = groups.filter(({ state }) => state === "skipped");
    expect(skipped.map(({ reason, changedBy }) => [reason?.code, changedBy]).toSorted()).toEqual([
      ["partnerRegistered", ""],
      ["stale", "Rui Lobo"],
    ]);
    expect(await accounts("late@example.org")).toBe(0);
    expect(late).toBeDefined();
    for (const { representativeEmail } of [changed, registered])
      expect(await accounts(representativeEmail)).toBe(0);
  });

  test("the filter finds what is approved or signed and has nobody, whatever is hidden or disabled", async () => {
    const disabled = await makeUser(portal, "PARTNER", { disabledAt: portal.clock() });
    const [approved, signed] = await make("buriti", {}, { status: "SIGNED_CONTRACT" }, { status: "PENDING" });
    const closed = await makeSubmission(
      portal,
      { status: "APPROVED", search: "buriti fechada", institutionName: "Buriti fechada" },
      [disabled],
    );
    await portal.db.write((tx) =>
      tx.update(submissions).set({ search: "buriti" }).where(eq(submissions.id, closed.id)),
    );
    const { items, total } = await desk.submissions.list({
      search: "buriti",
      filters: { waits: ["account"] },
    });
    const ids = [approved?.id, signed?.id, closed.id];
    expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted() as string[]);
    expect(total).toBe(3);
  });
});
