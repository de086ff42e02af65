import { describe, expect, test } from "bun:test";
import type { SignedInUser } from "#domain/actor.ts";
import { SUBMISSION_STATUSES, type SubmissionStatus } from "#domain/submissions/status.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { codeOf } from "./reason.ts";

const { portal, as } = await openTestPortal();
const admin = await makeUser(portal, "ADMIN");
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
const STAFF: [string, SignedInUser][] = [
  ["an administrator", admin],
  ["a submission manager", manager],
  ["an organiser", await makeUser(portal, "GRUPORG")],
];

const makeIn = (status: SubmissionStatus) => makeSubmission(portal, { status });

describe("forcing a status", () => {
  test("is for ADMIN, with a note, and history shows it as forced", async () => {
    const row = await makeIn("SIGNED_CONTRACT");
    const input = { id: row.id, version: row.version, status: "PENDING", note: "Wrong organisation" };
    expect(await codeOf(as(manager).submissions.force(input))).toBe("forbidden");
    expect(await codeOf(as(admin).submissions.force({ ...input, note: " " }))).toBe("moveNeeds");
    expect(await as(admin).submissions.force(input)).toMatchObject({ status: "PENDING" });
    const shown = await as(admin).submissions.get({ id: row.id });
    expect(shown.history[0]).toMatchObject({ action: "force", isForced: true, note: "Wrong organisation" });
  });

  for (const [name, actor] of STAFF) {
    test(`leads ${name} ${actor === admin ? "to every status but the own one" : "nowhere"}, as offered`, async () => {
      for (const from of SUBMISSION_STATUSES) {
        for (const status of SUBMISSION_STATUSES) {
          const { id, version } = await makeIn(from);
          const original = status === "DUPLICATE" ? { originalId: (await makeIn("PENDING")).id } : {};
          const { canForce } = await as(actor).submissions.get({ id });
          const code = await codeOf(
            as(actor).submissions.force({ id, version, status, note: "Because", ...original }),
          );
          const refused = from === status ? "moveNotAllowed" : undefined;
          expect([from, status, canForce, code]).toEqual([
            from,
            status,
            actor === admin,
            actor === admin ? refused : "forbidden",
          ]);
        }
      }
    });
  }

  test("knows CONTRACT_SIGNED as SIGNED_CONTRACT", async () => {
    const row = await makeIn("PENDING");
    const input = { id: row.id, version: row.version, status: "CONTRACT_SIGNED", note: "Signed on paper" };
    expect(await as(admin).submissions.force(input)).toMatchObject({ status: "SIGNED_CONTRACT" });
  });
});
