import { expect } from "bun:test";
import type { FilePurpose } from "#domain/files/kind.ts";
import { SAMPLE_ANSWERS } from "#domain/submissions/sample-answers.ts";
import { callProcedure, exampleOf, existing, listProcedures } from "#tests/abuse/call.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { pdf } from "./files/bytes.ts";
import { signIn, uploaded } from "./files/upload.ts";
import { openScene } from "./orders/scene.ts";

export type Answer = { id: string; version: number };
type Asked = Answer & { orderId: string; fileId: string };

const NEWS = { subject_pt: "A", subject_en: "A", message_pt: "A", message_en: "A" };
const procedures = new Map(listProcedures().map((procedure) => [procedure.name, procedure]));

/** A scene whose people call over HTTP, each under a cookie of their own. */
async function openCallers() {
  const scene = await openScene();
  const { portal, partner, manager, admin } = scene;
  const cookies = {
    visitor: "",
    partner: await signIn(scene, partner),
    admin: await signIn(scene, admin),
    manager: await signIn(scene, manager),
    gruporg: await signIn(scene, await makeUser(portal, "GRUPORG")),
  };
  type Caller = keyof typeof cookies;

  /** What a call answers; fails unless that is 200. */
  async function call<Answered = Answer>(who: Caller, name: string, input?: unknown): Promise<Answered> {
    const procedure = procedures.get(name);
    if (!procedure) throw new Error(`there is no call ${name}`);
    const answer = await callProcedure(scene, procedure, input, { cookie: cookies[who] });
    const body = (await answer.json()) as { result?: { data: Answered }; error?: { message: string } };
    expect([name, answer.status, body.error?.message]).toEqual([name, 200, undefined]);
    return body.result?.data as Answered;
  }

  /** With the example that the call declares, of what exists. */
  async function tryExample(who: Caller, name: string, known: Parameters<typeof existing>[0]) {
    const procedure = procedures.get(name);
    return call(who, name, procedure && exampleOf(procedure, existing(known)));
  }

  async function get(who: Caller, path: string): Promise<void> {
    const { status } = await scene.fetch(path, { headers: { cookie: cookies[who] } });
    expect([path, status]).toEqual([path, 200]);
  }

  async function upload(who: Caller, purpose: FilePurpose = "supporting"): Promise<string> {
    return (await uploaded(scene, cookies[who], { bytes: pdf(1), name: "planta.pdf", purpose })).id;
  }

  /** A new item for the catalogue, as a file. */
  async function table(who: Caller, title = "Vaso"): Promise<string> {
    const bytes = new TextEncoder().encode(`title_pt,unitMetric,unitPrice\n${title},unit,10\n`);
    const file = { bytes, name: "itens.csv", purpose: "catalogueImport" } as const;
    return (await uploaded(scene, cookies[who], file)).id;
  }

  return { ...scene, call, tryExample, get, upload, table };
}

type Callers = Awaited<ReturnType<typeof openCallers>>;
export type Who = Parameters<Callers["call"]>[0];

/** What the portal is for, a call or a few at a time, by whoever is named. */
export async function openOperations() {
  const callers = await openCallers();
  return { ...callers, ...letters(callers), ...records(callers) };
}

function letters({ call, submission }: Callers) {
  const CHOSEN = { kind: "ids", ids: [submission.id] };
  const FILTERED = { kind: "filtered", question: { filters: { countries: [submission.country] } } };

  async function begin(who: Who, audience: object): Promise<Answer> {
    const { id, version } = await call(who, "campaigns.begin", { audience });
    const text = { kind: "notice", ...NEWS, details_pt: "", details_en: "" };
    return call(who, "campaigns.save", { id, version, letter: text });
  }

  async function sendLetter(who: Who, to: "chosen" | "filtered"): Promise<void> {
    const { id, version } = await begin(who, to === "chosen" ? CHOSEN : FILTERED);
    const { goes, leftOut } = await call<{ goes: number; leftOut: number }>(who, "campaigns.check", { id });
    await call(who, "campaigns.send", { id, version, seen: { goes, leftOut } });
  }

  async function testLetter(who: Who): Promise<void> {
    const { id, version } = await begin(who, CHOSEN);
    await call(who, "campaigns.test", { id, version, of: submission.id, to: "me" });
  }

  return { sendLetter, testLetter };
}

function records({ call, tryExample, upload, send, put, portal, partner }: Callers) {
  const anOrder = () => send(partner);

  async function asked(who: Who): Promise<Asked> {
    const { id: orderId } = await anOrder();
    const fileId = await upload(who, "attachment");
    const attachments = [{ name: "planta.pdf", type: "", url: `/api/files/${fileId}` }];
    const words = { title: "Planta", message: "Falta a planta" };
    return {
      ...(await call(who, "requests.create", { orderId, ...words, attachments })),
      orderId,
      fileId,
    };
  }

  async function approvedOrder(): Promise<Answer> {
    const { id } = await anOrder();
    return put(id, { status: "APPROVED" });
  }

  async function editSubmission(who: Who): Promise<void> {
    const { id, version } = await makeSubmission(portal);
    await call(who, "submissions.update", { id, version, answers: SAMPLE_ANSWERS });
  }

  /** A new exhibitor's account, then new credentials for it. */
  async function register(who: Who): Promise<void> {
    const { id } = await makeSubmission(portal, { status: "APPROVED" });
    const email = `novo.${id}@example.org`;
    await call(who, "partners.check", { submissionId: id, email });
    await call(who, "partners.register", { submissionId: id, name: "Davi Lobo", email, language: "pt" });
    await call(who, "partners.resetCredentials", { email });
  }

  async function evaluate(who: Who): Promise<void> {
    const { id: submissionId } = await makeSubmission(portal, { status: "REVIEWING" });
    const marks = { theme: 5, innovation: 4, sustainability: 3, feasibility: 2, publicInterest: 1 };
    await call(who, "evaluations.save", { submissionId, decision: "APPROVED", ...marks });
  }

  async function manageCatalogue(who: Who): Promise<void> {
    const { id } = await tryExample(who, "catalogue.create", {});
    await call(who, "catalogue.get", { id });
    const { version } = await tryExample(who, "catalogue.update", { item: id });
    await call(who, "catalogue.remove", { id, version });
  }

  return { anOrder, asked, approvedOrder, editSubmission, register, evaluate, manageCatalogue };
}
