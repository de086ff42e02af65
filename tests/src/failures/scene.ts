import { submissionMembers } from "#db/schema/index.ts";
import { BUILT_IN } from "#domain/campaigns/built-in.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { readyDemo } from "#server/demo/fill.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { pdf } from "#tests/server/files/bytes.ts";
import { signIn, uploaded } from "#tests/server/files/upload.ts";
import { validForm } from "#tests/server/submissions/interest.ts";
import { type TestPortal, VISITOR } from "../../portal.ts";

const ATTACHMENT = "referencia.pdf";

export type Records = Awaited<ReturnType<typeof findRecords>>;

/** The records of the demonstration that the rows need, by what they are, and what the demonstration has none of. */
export async function findRecords(server: TestPortal) {
  const { portal } = server;
  const { staff, partners } = await readyDemo(portal);
  const [, manager] = staff as [SignedInUser, SignedInUser];
  const partner = partners.find(({ email }) => email === "ana.moura@example.org") as SignedInUser;
  const rows = async (sql: string) => (await portal.db.client.execute(sql)).rows;
  const one = async (sql: string) => String((await rows(sql))[0]?.["id"]);
  const submission = (status: string) =>
    one(
      `select id from submissions where status = '${status}' order by reference ${status === "PENDING" ? "desc" : "asc"}`,
    );
  const order = (where: string) => one(`select id from orders where ${where} order by reference`);
  const orders = {
    pending: await order("status = 'PENDING' and type = 'STANDARD'"),
    approved: await order("status = 'APPROVED'"),
    paid: await order("status = 'PAID'"),
    confirming: await order("status = 'CONFIRM_PAYMENT'"),
    custom: await order("type = 'CUSTOM'"),
    cancelled: await order("status = 'CANCELLED'"),
  };
  const free = await makeSubmission(portal, { status: "APPROVED", representativeEmail: "livre@example.org" });
  await server.as(manager).notes.write({ submissionId: free.id, text: "Ligar" });
  await makeUser(portal, "GRUPORG", { name: "Davi Closed", disabledAt: portal.clock() });
  const closed = await makeUser(portal, "PARTNER", { name: "Lia Closed", disabledAt: portal.clock() });
  await makeSubmission(portal, { status: "APPROVED" }, [closed]);
  const view = await server
    .as(manager)
    .views.save({ list: "orders", name: "Minhas", isShared: false, address: {} });
  const ordering = partners.find(({ email }) => email === "carla.teixeira@example.org") as SignedInUser;
  const builder = { kind: "builder", name: "Rui", email: "rui@example.org", language: "pt" } as const;
  await server.as(ordering).handedOn.give({ orderId: orders.pending, step: "technicalFiles", to: builder });
  await server
    .as(ordering)
    .accounts.requestEmail({ email: "outra@example.org", currentPassword: "Igarape@2025" });
  await server.as(manager).contracts.generate({ orderId: orders.approved });
  const cookie = await signIn(server, manager);
  const { id: fileId } = await uploaded(server, cookie, {
    bytes: pdf(1),
    name: ATTACHMENT,
    purpose: "attachment",
  });
  const attachments = [{ name: ATTACHMENT, type: "", url: `/api/files/${fileId}` }];
  const words = { title: "Planta baixa", message: "Em escala", attachments };
  await server.as(manager).requests.create({ orderId: orders.pending, ...words });
  return {
    attachment: ATTACHMENT,
    item: await one("select id from catalogue_items"),
    evaluation: await one("select id from evaluations"),
    submissions: {
      free: free.id,
      pending: await submission("PENDING"),
      reviewing: await submission("REVIEWING"),
      approved: await one(
        "select id from submissions where status = 'APPROVED' and reference like 'EOI-2025%' order by reference",
      ),
      rejected: await submission("REJECTED"),
      signed: await submission("SIGNED_CONTRACT"),
      hidden: await submission("HIDDEN"),
      duplicate: await submission("DUPLICATE"),
    },
    orders,
    mails: {
      draft: await one("select id from outbox where status = 'draft'"),
      queued: await one("select id from outbox where status = 'queued'"),
    },
    view: view.id,
    campaigns: await writeCampaigns(server, manager, free.id),
    importId: await readImport(server, manager),
    template: await writeTemplate(server, manager),
    applicant: await apply(server),
    own: await prepareOwn(server, partner),
  };
}

/** A letter in each state that it may be in. */
async function writeCampaigns(server: TestPortal, manager: SignedInUser, to: string) {
  const team = server.as(manager).campaigns;
  async function write() {
    const { id } = await team.begin({ audience: { kind: "ids", ids: [to] } });
    const news = { message_pt: "A montagem começa.", message_en: "Build-up begins." };
    return team.save({ id, version: 1, letter: { kind: "notice", ...BUILT_IN.notice, ...news } });
  }
  async function sent(plannedFor?: string) {
    const { id, version } = await write();
    const { goes, leftOut } = await team.check({ id });
    return team.send({ id, version, seen: { goes, leftOut }, ...(plannedFor && { plannedFor }) });
  }
  const [draft, running, planned, pausing] = [
    await write(),
    await sent(),
    await sent("2025-08-09T12:00:00Z"),
    await sent(),
  ];
  const { version } = await team.get({ id: pausing.id });
  await team.pause({ id: pausing.id, version });
  return { draft: draft.id, running: running.id, planned: planned.id, paused: pausing.id };
}

async function writeTemplate(server: TestPortal, manager: SignedInUser): Promise<string> {
  const { id } = await server
    .as(manager)
    .campaigns.createType({ name: "Montagem", kind: "notice", ...BUILT_IN.notice });
  return id;
}

/** A file that was read, with a row that is refused. */
async function readImport(server: TestPortal, manager: SignedInUser): Promise<string> {
  const bytes = new TextEncoder().encode("title_pt,unitMetric,unitPrice\nVaso,unit,10\nMesa,unit,dez\n");
  const file = { bytes, name: "itens.csv", purpose: "catalogueImport" } as const;
  const { id: fileId } = await uploaded(server, await signIn(server, manager), file);
  const { id } = await server.as(manager).imports.begin({ fileId });
  return id ?? "";
}

/** The page of somebody who applied. */
async function apply(server: TestPortal) {
  const { id, statusUrl } = await server.as(VISITOR).submissions.submit(await validForm(server.portal));
  return { id, page: statusUrl };
}

/** What an exhibitor may have begun with others. */
async function prepareOwn(server: TestPortal, partner: SignedInUser) {
  const [{ id: submissionId }] = (await server.as(partner).submissions.mine()) as unknown as [{ id: string }];
  const colleague = await makeUser(server.portal, "PARTNER", { name: "Rui Prado" });
  await server.portal.db.write((tx) =>
    tx
      .insert(submissionMembers)
      .values({ submissionId, userId: colleague.id, part: "colleague", createdAt: server.portal.clock() }),
  );
  await server.as(partner).colleagues.invite({ submissionId, email: "davi@example.org", language: "pt" });
  return { submissionId };
}
