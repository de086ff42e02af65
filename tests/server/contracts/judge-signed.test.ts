import { beforeEach, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { outbox, submissions } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const { portal, partner, manager, admin, submission } = scene;
const team = scene.as(manager);
const own = scene.as(partner);

let orderId = "";
let id: string;
beforeEach(async () => {
  await portal.db.write((tx) =>
    tx.update(submissions).set({ status: "APPROVED" }).where(eq(submissions.id, submission.id)),
  );
  if (orderId) await scene.put(orderId, { status: "CANCELLED" });
  ({ id: orderId } = await scene.send());
  await scene.put(orderId, { status: "PAID" });
  ({ id } = await team.contracts.generate({ orderId, publish: true }));
});

async function sendCopy(seen: string | null = null): Promise<string> {
  const fileId = await scene.upload(partner, "signedContract");
  await own.contracts.receiveSigned({ isChecked: true, id, fileId, seen });
  return fileId;
}

async function said() {
  const { standing } = await own.orders.get({ id: orderId });
  const [step] = await own.orders.steps();
  const [edition] = await own.contracts.list({ orderId });
  const { queue } = await team.dashboard.overview();
  const stop = standing.stops.find(({ name }) => name === "contract")?.state;
  return {
    head: standing.head,
    turn: standing.turn,
    stop,
    edition: edition?.state,
    home: step?.meaning,
    desk: queue.find(({ name }) => name === "signedCopies")?.count,
    listed: (await team.orders.list({ filters: { waits: ["signedCopy"] } })).total,
    submission: (await team.submissions.get({ id: submission.id })).status,
  };
}

const TO_CHECK: Awaited<ReturnType<typeof said>> = {
  head: "signedCheck",
  turn: "signedCopy",
  stop: "now",
  edition: "received",
  home: "toCheck",
  desk: 1,
  listed: 1,
  submission: "APPROVED",
};

function mails(template: string) {
  return portal.db.read.$count(
    outbox,
    and(eq(outbox.template, template as never), eq(outbox.recordId, orderId)),
  );
}

async function refusalOf(attempt: Promise<unknown>): Promise<string | undefined> {
  return attempt.then(
    () => undefined,
    (error: unknown) => reasonOf(error)?.code,
  );
}

test("a copy that came back is no signature: order, home, desk and submission wait for the team's look (CON-02)", async () => {
  await sendCopy();
  expect(await said()).toEqual(TO_CHECK);
  expect(await mails("signedCopyReceived")).toBe(1);
});

test("a copy that the team accepts signs the contract and the submission, and tells the exhibitor", async () => {
  const fileId = await sendCopy();
  const shown = await team.contracts.previewVerdict({ orderId, verdict: "accept" });
  await team.contracts.judgeSigned({ id, fileId, verdict: "accept" });
  expect(await said()).toEqual({
    head: "settled",
    turn: "settled",
    stop: "done",
    edition: "signed",
    home: "SIGNED_CONTRACT",
    desk: 0,
    listed: 0,
    submission: "SIGNED_CONTRACT",
  });
  const [mail] = await portal.db.read
    .select()
    .from(outbox)
    .where(and(eq(outbox.template, "contractRecorded"), eq(outbox.recordId, submission.id)));
  expect([shown.to, mail?.toEmail]).toEqual([partner.email, partner.email]);
  expect(await refusalOf(team.contracts.judgeSigned({ id, fileId, verdict: "accept" }))).toBe(
    "nothingChanged",
  );

  // A signature is taken back before anything is paid, and takes the copy's with it.
  await scene.put(orderId, { status: "APPROVED" });
  const { version } = await team.submissions.get({ id: submission.id });
  await scene.as(admin).submissions.undoSignature({ id: submission.id, version, note: "Engano" });
  const { turn, edition, home, desk } = await said();
  expect([turn, edition, home, desk]).toEqual(["signedCopy", "received", "toCheck", 1]);
});

test("a copy is refused with a reason that the exhibitor reads, who sends another", async () => {
  const fileId = await sendCopy();
  expect(await refusalOf(team.contracts.judgeSigned({ id, fileId, verdict: "refuse" }))).toBe("moveNeeds");
  const note = "Falta a última página.";
  await team.contracts.judgeSigned({ id, fileId, verdict: "refuse", note });
  expect(await said()).toMatchObject({
    head: "signAgain",
    turn: "sign",
    edition: "unsigned",
    home: "APPROVED",
    desk: 0,
  });
  const { standing } = await own.orders.get({ id: orderId });
  expect(standing.copyRefusal).toBe(note);
  const [step] = await own.orders.steps();
  expect(step?.duties).toMatchObject([{ kind: "signContract", isRefused: true }]);
  const [edition] = await own.contracts.list({ orderId });
  expect(edition).toMatchObject({ signed: null, signedRefusal: note });
  expect(await mails("signedCopyRefused")).toBe(1);
  const { history } = await own.orders.get({ id: orderId });
  expect(history[0]).toMatchObject({ action: "refuseSigned", note, actorName: manager.name });
  await sendCopy();
  expect(await said()).toEqual(TO_CHECK);
});

test("a verdict is the team's, and on the copy that was read", async () => {
  const first = await sendCopy();
  expect(await refusalOf(own.contracts.judgeSigned({ id, fileId: first, verdict: "accept" }))).toBe(
    "forbidden",
  );
  await sendCopy(first);
  expect(await refusalOf(team.contracts.judgeSigned({ id, fileId: first, verdict: "accept" }))).toBe("stale");
  expect(await said()).toEqual(TO_CHECK);
});

test("of two copies that are sent at once the first stays, and the other sender is told", async () => {
  const [first, second] = [
    await scene.upload(partner, "signedContract"),
    await scene.upload(partner, "signedContract"),
  ];
  const answers = await Promise.allSettled([
    own.contracts.receiveSigned({ isChecked: true, id, fileId: first, seen: null }),
    own.contracts.receiveSigned({ isChecked: true, id, fileId: second, seen: null }),
  ]);
  const [, late] = answers;
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(late?.status === "rejected" && reasonOf(late.reason)?.code).toBe("stale");
  expect((await own.contracts.list({ orderId }))[0]?.signed?.id).toBe(first);
});

test("a copy whose signature is recorded is replaced by the team alone, and stays the signed contract", async () => {
  const fileId = await sendCopy();
  await team.contracts.judgeSigned({ id, fileId, verdict: "accept" });
  const other = await scene.upload(partner, "signedContract");
  const exchange = own.contracts.receiveSigned({ isChecked: true, id, fileId: other, seen: fileId });
  expect(reasonOf(await exchange.catch((error: unknown) => error))?.code).toBe("copyRecorded");
  expect((await own.contracts.list({ orderId }))[0]?.signed?.id).toBe(fileId);
  const better = await scene.upload(manager, "signedContract");
  await team.contracts.receiveSigned({ isChecked: true, id, fileId: better, seen: fileId });
  expect((await own.contracts.list({ orderId }))[0]).toMatchObject({
    state: "signed",
    signed: { id: better },
  });
});

test("of two orders of one submission each recorded contract is told by a letter that names its order", async () => {
  const told = async () => {
    const shown = await team.contracts.previewVerdict({ orderId, verdict: "accept" });
    await team.contracts.judgeSigned({ id, fileId: await sendCopy(), verdict: "accept" });
    const { reference } = await own.orders.get({ id: orderId });
    const rows = await portal.db.read
      .select({ subject: outbox.subject, params: outbox.params })
      .from(outbox)
      .where(and(eq(outbox.template, "contractRecorded"), eq(outbox.recordId, submission.id)));
    const mail = rows.find(({ params }) => (params as { order?: string }).order === reference);
    return { reference, subject: mail?.subject, shown };
  };
  const first = await told();
  // Made after the signature of the submission, which does not cover it.
  await scene.put(orderId, { status: "CANCELLED" });
  ({ id: orderId } = await scene.send());
  await scene.put(orderId, { status: "PAID" });
  const later = { now: new Date(portal.clock().getTime() + 60_000) };
  ({ id } = await scene.as(manager, later).contracts.generate({ orderId, publish: true }));
  const second = await told();
  expect(first.reference).not.toBe(second.reference);
  for (const { reference, subject, shown } of [first, second]) {
    expect(subject).toBe(
      `O contrato assinado do pedido ${reference} foi registrado (${submission.reference})`,
    );
    expect(shown.text).toContain(`O contrato assinado do pedido ${reference}, da organização`);
  }
});
