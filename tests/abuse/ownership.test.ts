import { beforeAll, describe, expect, test } from "bun:test";
import type { SignedInUser } from "#domain/actor.ts";
import type { Existing } from "#server/call/sample.ts";
import { makeUser } from "#tests/factories.ts";
import { pdf } from "#tests/server/files/bytes.ts";
import { signIn, uploaded } from "#tests/server/files/upload.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { callProcedure, exampleOf, existing, listProcedures, NOTHING, type Procedure } from "./call.ts";

/** Everything partner A has, with its ids, and partner B who knows all of them (S30 to S32). */
const scene = await openScene();
const { partner: a, other: b, manager, submission, otherSubmission } = scene;
const cookies = { a: await signIn(scene, a), b: await signIn(scene, b), team: await signIn(scene, manager) };
const colleague = await makeUser(scene.portal, "PARTNER");

async function upload(cookie: string): Promise<string> {
  return (await uploaded(scene, cookie, { bytes: pdf(1), name: "a.pdf" })).id;
}

async function openBelongings() {
  const sent = await scene.send(a);
  await scene.put(sent.id, { status: "APPROVED" });
  const draft = await scene.as(a).orders.saveDraft({ draft: { submissionId: submission.id } });
  const file = await upload(cookies.a);
  await scene.as(a).orders.addFile({ id: sent.id, fileId: file });
  const contract = await scene.as(manager).contracts.generate({ orderId: sent.id, publish: true });
  const loose = await upload(cookies.a);
  await scene
    .as(a)
    .colleagues.invite({ submissionId: submission.id, email: "c@example.org", language: "pt" });
  const { invitations } = await scene.as(a).colleagues.list({ submissionId: submission.id });
  const [request] = (await scene.as(a).orders.get({ id: sent.id })).requests;
  return {
    order: sent.id,
    draft: draft.id,
    file,
    contract,
    loose,
    request: request?.id ?? "",
    invitation: invitations[0]?.id ?? "",
  };
}
let mine: Awaited<ReturnType<typeof openBelongings>>;
beforeAll(async () => {
  mine = await openBelongings();
});

/** What examples name: all of it A's, but for the file that the one who calls has just uploaded. */
function belongings(upload: string): Existing {
  const { order, draft, file, contract, request, invitation } = mine;
  return existing({
    submission: submission.id,
    partner: a.id,
    order,
    draft,
    file,
    upload,
    request,
    contract: contract.id,
    invitation,
  });
}

const SAME = { submissionId: submission.id };
/** Answers with the own part of what it is asked about, and of another's with nothing. */
const ANSWERS_NOTHING = ["orders.colleaguesDrafts"];

const open = listProcedures().filter(
  ({ declared }) =>
    declared.audience !== "everybody" && declared.audience.some((action) => action.startsWith("own.")),
);

/** Whether the example names something that may be somebody's. */
function namesRecord(procedure: Procedure): boolean {
  const [one, other] = [NOTHING, existing({}, "b".repeat(32))].map((ids) => exampleOf(procedure, ids));
  return JSON.stringify(one) !== JSON.stringify(other);
}

function secretsOf({ order, draft, file, loose, request, invitation, contract }: typeof mine): string[] {
  const ids = [order, draft, file, loose, request, invitation, contract.id, contract.fileId, submission.id];
  return [a.email, a.name, submission.institutionName, ...ids];
}

/** Everything of A as it is stored. */
async function snapshot(): Promise<string> {
  const tables = [
    "orders",
    "order_lines",
    "files",
    "contracts",
    "order_requests",
    "submissions",
    "outbox",
    "invitations",
  ];
  const rows = await Promise.all(
    tables.map(async (table) => (await scene.portal.db.client.execute(`select * from ${table}`)).rows),
  );
  return JSON.stringify(rows);
}

describe("what belongs to partner A", () => {
  test.each(open)("$name does not find it for partner B, nor for a visitor", async (procedure) => {
    const input = exampleOf(procedure, belongings(await upload(cookies.b)));
    const before = await snapshot();
    const answer = await callProcedure(scene, procedure, input, { cookie: cookies.b });
    const text = await answer.text();
    if (namesRecord(procedure) && !ANSWERS_NOTHING.includes(procedure.name)) {
      expect([answer.status, /"code":"(notFound)"/.exec(text)?.[1]]).toEqual([404, "notFound"]);
    } else expect([procedure.name, answer.status]).toEqual([procedure.name, 200]);
    for (const secret of secretsOf(mine)) expect(text).not.toContain(secret);
    expect((await callProcedure(scene, procedure, input)).status).toBe(401);
    expect(await snapshot()).toBe(before);
  });

  test("is in none of partner B's lists", async () => {
    const lists = [
      await scene.as(b).orders.mine({}),
      await scene.as(b).submissions.mine(),
      await scene.as(b).orders.colleaguesDrafts({ submissionId: submission.id }),
    ];
    const text = JSON.stringify(lists);
    for (const id of [mine.order, mine.draft, submission.id]) expect(text).not.toContain(id);
  });

  test("keeps its files, contract PDF included, from partner B (404) and visitors (401)", async () => {
    for (const id of [mine.file, mine.contract.fileId, mine.loose]) {
      for (const path of [`/api/files/${id}`, `/api/files/${id}?inline=1`]) {
        expect((await scene.fetch(path, { headers: { cookie: cookies.a } })).status).toBe(200);
        const foreign = await scene.fetch(path, { headers: { cookie: cookies.b } });
        expect([foreign.status, await foreign.text()]).toEqual([404, expect.not.stringContaining("%PDF")]);
        expect((await scene.fetch(path)).status).toBe(401);
        expect((await scene.fetch(path, { method: "HEAD", headers: { cookie: cookies.b } })).status).toBe(
          404,
        );
      }
    }
  });

  test("cannot be taken over: A's files do not go onto B's own order or contract", async () => {
    const own = await scene.as(b).orders.createStandard({
      submissionId: otherSubmission.id,
      orderServices: [{ itemId: "BRONZE" }],
    });
    await scene.put(own.id, { status: "APPROVED" });
    const contract = await scene.as(manager).contracts.generate({ orderId: own.id, publish: true });
    for (const fileId of [mine.loose, mine.file, mine.contract.fileId]) {
      const tries: [string, unknown][] = [
        ["orders.addFile", { id: own.id, fileId }],
        ["orders.confirmPayment", { id: own.id, version: own.version, fileId }],
        [
          "orders.setStatus",
          { id: own.id, version: own.version, status: "CONFIRM_PAYMENT", paymentConfirmation: fileId },
        ],
        ["contracts.receiveSigned", { id: contract.id, fileId }],
      ];
      for (const [name, input] of tries) {
        const answer = await callProcedure(scene, { name, type: "mutation" }, input, { cookie: cookies.b });
        expect([name, answer.status]).toEqual([name, 404]);
      }
    }
  });

  test("is not ordered for by partner B, who names A's submission (S31)", async () => {
    for (const [name, input] of [
      ["orders.createStandard", scene.standard()],
      ["orders.saveDraft", { draft: SAME }],
    ] as const) {
      const answer = await callProcedure(scene, { name, type: "mutation" }, input, { cookie: cookies.b });
      expect([name, answer.status]).toEqual([name, 404]);
    }
  });

  test("has ids nobody guesses: 128 random bits, no row in a row", async () => {
    const ids = [
      mine.order,
      mine.draft,
      mine.file,
      mine.loose,
      mine.contract.id,
      mine.contract.fileId,
      mine.request,
    ];
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{25}$/);
    expect(new Set(ids.map((id) => id.slice(0, 6))).size).toBe(ids.length);
  });
});

describe("a draft (S39)", () => {
  async function staffSees(actor: SignedInUser, needle: string): Promise<string[]> {
    const desk = scene.as(actor);
    const found: Record<string, unknown> = {
      list: await desk.orders.list({}),
      byId: await desk.orders.list({ search: needle }),
      byNotes: await desk.orders.list({ search: "Segredo-4471" }),
      bySubmission: await desk.orders.list({ filters: { submissionId: submission.id } }),
      submission: await desk.submissions.get({ id: submission.id }),
      stats: await desk.dashboard.stats(),
    };
    return Object.keys(found).filter((name) => JSON.stringify(found[name]).includes(needle));
  }

  test("is reached by no member of the team, before and after it was cancelled", async () => {
    const draft = { submissionId: submission.id, notes: "Segredo-4471" };
    const { id, version } = await scene.as(a).orders.saveDraft({ draft });
    for (const actor of [manager, scene.admin]) {
      expect(await staffSees(actor, id)).toEqual([]);
      for (const [name, input] of [
        ["orders.get", { id }],
        ["orders.cancel", { id, version, note: "n" }],
        ["orders.setStatus", { id, version, status: "PENDING", note: "n", force: true }],
        ["orders.discard", { id, version }],
        ["contracts.list", { orderId: id }],
        ["contracts.generate", { orderId: id }],
      ] as const) {
        const { type = "" } = listProcedures().find((procedure) => procedure.name === name) ?? {};
        const cookie = await signIn(scene, actor);
        const answer = await callProcedure(scene, { name, type }, input, { cookie });
        expect([name, answer.status]).toEqual([name, 404]);
      }
    }
    await scene.as(a).orders.cancel({ id, version, confirmed: true });
    for (const actor of [manager, scene.admin]) expect(await staffSees(actor, id)).toEqual([]);
  });

  test("keeps its files to its author, whatever the team knows of their ids", async () => {
    const { id, version } = await scene.as(a).orders.saveDraft({ draft: SAME });
    const file = await upload(cookies.a);
    await scene.as(a).orders.addFile({ id, fileId: file });
    const admin = await signIn(scene, scene.admin);
    const statuses = async () =>
      Promise.all(
        [cookies.a, cookies.b, cookies.team, admin].flatMap((cookie) =>
          ["", "?inline=1"].map(
            async (query) =>
              (await scene.fetch(`/api/files/${file}${query}`, { headers: { cookie } })).status,
          ),
        ),
      );
    expect(await statuses()).toEqual([200, 200, 404, 404, 404, 404, 404, 404]);
    for (const name of ["orders.addFile", "orders.removeFile"]) {
      const input = { id, fileId: file };
      const answer = await callProcedure(scene, { name, type: "mutation" }, input, { cookie: cookies.team });
      expect([name, answer.status]).toEqual([name, 404]);
    }
    const own = await scene.send(manager);
    const taken = { id: own.id, fileId: file };
    const call = { cookie: cookies.team };
    const grab = await callProcedure(scene, { name: "orders.addFile", type: "mutation" }, taken, call);
    expect(grab.status).toBe(404);
    await scene.as(a).orders.cancel({ id, version, confirmed: true });
    expect(await statuses()).toEqual([200, 200, 404, 404, 404, 404, 404, 404]);
  });

  test("is not a colleague's, nor counted for one", async () => {
    await scene.portal.db.client.execute({
      sql: "insert into submission_members (submission_id, user_id, part, created_at) values (?, ?, 'colleague', 0)",
      args: [submission.id, colleague.id],
    });
    const counted = async () => (await scene.as(colleague).submissions.mine())[0]?.orders.count;
    const before = await counted();
    const { id, version } = await scene.as(a).orders.saveDraft({ draft: SAME });
    expect(JSON.stringify(await scene.as(colleague).orders.mine({}))).not.toContain(id);
    await scene.as(a).orders.cancel({ id, version, confirmed: true });
    expect(JSON.stringify(await scene.as(colleague).orders.mine({}))).not.toContain(id);
    expect(await counted()).toBe(before);
  });
});
