import { expect, test } from "bun:test";
import { outbox } from "#db/schema/index.ts";
import { makeSubmission } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { mailsTo, tokenIn } from "#tests/server/mailed.ts";
import { settleRequests } from "#tests/server/accounts/recovery.ts";
import { codeOf } from "./reason.ts";

const scene = await openTestPortal();
const { portal, as } = scene;
const ask = (email: string, address = "10.3.0.1") =>
  as(VISITOR, { address }).submissions.sendStatusLink({ email });

test("a lost link is mailed again to the address the submission names, and the answer tells nobody", async () => {
  const row = await makeSubmission(portal, { representativeEmail: "lost@example.org", status: "REVIEWING" });
  const answers = [
    await ask("lost@example.org"),
    await ask(" LOST@example.org "),
    await ask("another@example.org"),
  ];
  expect(answers).toEqual(answers.map(() => ({ isMailed: false })));
  await settleRequests(scene);
  expect((await portal.db.read.select().from(outbox)).map(({ toEmail }) => toEmail)).toEqual([
    "lost@example.org",
    "lost@example.org",
  ]);
  const [mail] = await mailsTo(scene, "lost@example.org", "statusLink");
  const token = tokenIn(mail?.secrets["statusUrl"]);
  expect((await as(VISITOR).submissions.track({ token })).reference).toBe(row.reference);
});

test("nobody's mailbox is filled: three an hour for a submission, twenty questions for a caller", async () => {
  await makeSubmission(portal, { representativeEmail: "flood@example.org" });
  for (let at = 0; at < 8; at += 1) await ask("flood@example.org", `10.4.0.${at}`);
  await settleRequests(scene);
  expect(await mailsTo(scene, "flood@example.org", "statusLink")).toHaveLength(3);
  for (let at = 0; at < 20; at += 1) await ask("x@example.org", "10.5.0.1");
  expect(await codeOf(ask("x@example.org", "10.5.0.1"))).toBe("tooManyRequests");
});

test("a link that was asked for is written before the portal ends", async () => {
  const stopped = await openTestPortal();
  await makeSubmission(stopped.portal, { representativeEmail: "late@example.org" });
  await stopped.as(VISITOR).submissions.sendStatusLink({ email: "late@example.org" });
  expect(await mailsTo(stopped, "late@example.org", "statusLink")).toEqual([]);
  await stopped.portal.afterwards.settle();
  expect(await mailsTo(stopped, "late@example.org", "statusLink")).toHaveLength(1);
});

test("every submission that names the address gets a message of its own, the newest five", async () => {
  const email = "many@example.org";
  const rows = [];
  for (let at = 0; at < 6; at += 1) rows.push(await makeSubmission(portal, { representativeEmail: email }));
  await ask(email, "10.6.0.1");
  await settleRequests(scene);
  const told = await mailsTo(scene, email, "statusLink");
  const references = new Set(told.map(({ params }) => (params as { reference: string }).reference));
  expect(references.size).toBe(5);
  expect(rows.map(({ reference }) => reference)).toEqual(expect.arrayContaining([...references]));
});
