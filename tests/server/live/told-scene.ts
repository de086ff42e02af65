import type { ReadDb, Written } from "#db/client.ts";
import { submissionMembers } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import type { LiveChange } from "#domain/live.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { reasonOf } from "#domain/refusal.ts";
import { findAudience } from "#server/live/audience.ts";
import { showsChange } from "#src/lib/live/rooms.ts";
import { exampleOf, existing, listProcedures, type Procedure } from "#tests/abuse/call.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openScene } from "../orders/scene.ts";

/**
 * By chance, of what never changes, for visitors, who hear nothing, and of what the machine does by the clock, which its
 * page asks for again.
 */
const APART = [
  "captcha.challenge",
  "portalStatus.read",
  "history.changes",
  "submissions.track",
  "colleagues.read",
  "event.get",
  "backup.state",
];

type Asked = { question: Procedure; input: unknown; name: string; who: SignedInUser; answer: string };
type Calls = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;

/**
 * A season in which every question is asked by everybody who may ask it, before a change and after it: `untold` names
 * those whose answer became another one without a word to who reads it.
 */
export async function openTold() {
  const scene = await openScene();
  const { portal, partner, other, admin, manager, submission, as } = scene;
  const colleague = await makeUser(portal, "PARTNER");
  const reader = await makeUser(portal, "GRUPORG");
  const member = { submissionId: submission.id, userId: colleague.id, part: "colleague" as const };
  await portal.db.write((tx) =>
    tx.insert(submissionMembers).values({ ...member, createdAt: portal.clock() }),
  );
  const open = await makeSubmission(portal, { status: "REVIEWING" });
  const decided = await makeSubmission(portal, {}, [partner]);
  const early = await makeSubmission(portal);
  const people = { partner, colleague, other, reader, manager, admin };
  const known = {
    submission: submission.id,
    otherSubmission: open.id,
    openSubmission: open.id,
    decidedSubmission: decided.id,
    partner: partner.id,
    partnerEmail: partner.email,
    clerk: reader.id,
    item: scene.screen.id,
    order: "",
    draft: "",
    evaluation: "",
    bulk: "",
  };
  const questions = listProcedures().filter(
    ({ declared, name, type }) => type === "query" && !declared.changes && !APART.includes(name),
  );
  const heard: Written[] = [];
  portal.db.onWritten((news) => heard.push(...news));

  async function ask(question: Procedure, input: unknown, who: SignedInUser): Promise<string> {
    const [noun = "", verb = ""] = question.name.split(".");
    try {
      return JSON.stringify(await (as(who) as unknown as Calls)[noun]?.[verb]?.(input));
    } catch (error) {
      return `refused: ${reasonOf(error)?.code ?? String(error)}`;
    }
  }

  async function askAll(inputs: ReadonlyMap<Procedure, unknown>): Promise<Asked[]> {
    const asked: Asked[] = [];
    for (const [question, input] of inputs) {
      for (const [name, who] of Object.entries(people)) {
        if (whyNotCall(who, question.declared.audience)) continue;
        asked.push({ question, input, name, who, answer: await ask(question, input, who) });
      }
    }
    return asked;
  }

  async function untold(change: () => Promise<unknown>): Promise<string[]> {
    const examples = existing(known);
    const inputs = new Map(questions.map((question) => [question, exampleOf(question, examples)]));
    const before = await askAll(inputs);
    heard.length = 0;
    await change();
    const missing: string[] = [];
    for (const [at, { question, input, name, who, answer }] of (await askAll(inputs)).entries()) {
      if (answer === before[at]?.answer) continue;
      const told = await toldTo(portal.db.read, heard, who);
      const queryKey = [question.name.split("."), { ...(input !== undefined && { input }) }];
      const isTold = told === "all" || told.some((one) => showsChange({ queryKey }, one));
      if (!isTold) missing.push(`${question.name} of ${name}`);
    }
    return missing;
  }

  return { ...scene, colleague, reader, open, decided, early, known, untold };
}

/** What somebody is told of what was written; "all" where a stream ends, for its reader to begin again. */
async function toldTo(
  db: ReadDb,
  heard: readonly Written[],
  who: SignedInUser,
): Promise<LiveChange[] | "all"> {
  const told: LiveChange[] = [];
  for (const news of heard) {
    if (news.kind === "loginEnded" || news.kind === "mail") continue;
    if (news.kind === "record" && news.record === "account" && news.recordId === who.id) return "all";
    const { change, mayHear } = await findAudience(db, news);
    if (mayHear(who)) told.push(change);
  }
  return told;
}
