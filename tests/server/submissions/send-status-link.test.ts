import { expect, test } from "bun:test";
import { outbox } from "#db/schema/index.ts";
import { makeSubmission } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { mailsTo, tokenIn } from "#tests/server/mailed.ts";
import { settleRequests } from "#tests/server/accounts/recovery.ts";
import { codeOf } from "./reason.ts";

const scene = await openTestPortal();
const { portal, as } = scene;
const ask = (reference: string, email: string, address = "10.3.0.1") =>
  as(VISITOR, { address }).submissions.sendStatusLink({ reference, email });

test("a lost link is mailed again to the address the submission names, and the answer tells nobody", async () => {
  const row = await makeSubmission(portal, { representativeEmail: "lost@example.org", status: "REVIEWING" });
  const answers = [
    await ask(row.reference, "lost@example.org"),
    await ask(` ${row.reference.toLowerCase()} `, "LOST@example.org"),
    await ask(row.reference, "another@example.org"),
    await ask("EOI-2025-99999", "lost@example.org"),
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
  const row = await makeSubmission(portal, { representativeEmail: "flood@example.org" });
  for (let at = 0; at < 8; at += 1) await ask(row.reference, "flood@example.org", `10.4.0.${at}`);
  await settleRequests(scene);
  expect(await mailsTo(scene, "flood@example.org", "statusLink")).toHaveLength(3);
  for (let at = 0; at < 20; at += 1) await ask("EOI-2025-99999", "x@example.org", "10.5.0.1");
  expect(await codeOf(ask("EOI-2025-99999", "x@example.org", "10.5.0.1"))).toBe("tooManyRequests");
});

test("a link that was asked for is written before the portal ends", async () => {
  const stopped = await openTestPortal();
  const row = await makeSubmission(stopped.portal, { representativeEmail: "late@example.org" });
  await stopped
    .as(VISITOR)
    .submissions.sendStatusLink({ reference: row.reference, email: "late@example.org" });
  expect(await mailsTo(stopped, "late@example.org", "statusLink")).toEqual([]);
  await stopped.portal.afterwards.settle();
  expect(await mailsTo(stopped, "late@example.org", "statusLink")).toHaveLength(1);
});
