import { afterAll, describe, expect, test } from "bun:test";
import { makeSubmission } from "#tests/factories.ts";
import { fileTest } from "#tests/file-test.ts";
import { openTestPortal } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";
import { makeAccount } from "../accounts/browser.ts";
import { reasonFor } from "../submissions/reason.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const portal = await openTestPortal({ env: { SMTP_URL: smtp.url } });
const admin = await makeAccount(portal, "ADMIN");
const desk = portal.as(admin);

async function left(): Promise<string[]> {
  const { lines } = await desk.opening.get();
  return lines.flatMap(({ name, isDone }) => (isDone ? [] : [name]));
}

describe("what is left before the season opens", () => {
  fileTest("a server has backups of its own")(
    "of an empty data folder is told to an administrator alone",
    async () => {
      expect(await left()).toEqual([
        "address",
        "mail",
        "identity",
        "privacy",
        "placeholders",
        "prices",
        "contents",
        "catalogue",
        "bank",
        "reviewers",
        "clauses",
        "backup",
      ]);
      const manager = portal.as(await makeAccount(portal, "SUBMISSION_MANAGER"));
      expect((await reasonFor(manager.opening.get()))?.code).toBe("forbidden");
      expect((await reasonFor(manager.opening.confirmClauses({ version: 1 })))?.code).toBe("forbidden");
    },
  );

  test("mail ticks itself once a server took one, not when one was refused", async () => {
    smtp.answerWith(550);
    await desk.mails.sendTest();
    await portal.portal.drainMail();
    expect(await left()).toContain("mail");
    smtp.answerWith(250);
    await desk.mails.sendTest();
    await portal.portal.drainMail();
    expect(await left()).not.toContain("mail");
    expect((await desk.opening.get()).facts.mailLeft).not.toBeNull();
  });

  test("what is saved in the settings ticks its lines", async () => {
    const { data, version } = await desk.settings.get();
    const priced = { spacePerM2: 100_00, structurePerM2: 50_00 };
    const { BRONZE, SILVER, GOLD } = data.packages;
    await desk.settings.update({
      data: {
        ...data,
        identity: { legalName: "Casa", taxNumber: "1", address: "Belém", dataProtection: "dados@casa.org" },
        packages: {
          BRONZE: { ...BRONZE, ...priced },
          SILVER: { ...SILVER, ...priced },
          GOLD: { ...GOLD, status: "INACTIVE" },
        },
        customSpacePerM2: 200_00,
        paying: { ...data.paying, pixKey: "pix@casa.org" },
      },
      version,
    });
    const open = await left();
    for (const done of ["identity", "privacy", "prices", "bank"]) expect(open).not.toContain(done);
  });

  test("clauses are read in one version, and asked about again in the next", async () => {
    await desk.opening.confirmClauses({ version: 1 });
    expect(await left()).not.toContain("clauses");
    expect((await reasonFor(desk.opening.confirmClauses({ version: 1 })))?.code).toBe("nothingChanged");
    const { data, version, changes } = await desk.settings.get();
    const noted = changes.find(({ parts }) => parts.some(({ part }) => part === "clausesRead"));
    expect(noted?.who).toBe(admin.name);
    const [first, ...items] = data.clauses.items;
    if (!first) throw new Error("no clauses");
    items.unshift({ ...first, text: { ...first.text, en: "Changed in English alone." } });
    await desk.settings.update({ data: { ...data, clauses: { ...data.clauses, items } }, version });
    expect(await left()).toContain("clauses");
    expect((await desk.opening.get()).facts.clauses).toMatchObject({ onlyPt: [], onlyEn: [1] });
    expect((await reasonFor(desk.opening.confirmClauses({ version: 1 })))?.code).toBe("stale");
  });

  test("placeholders are found in clauses and in letter types, each with where it stands", async () => {
    const { data, version } = await desk.settings.get();
    const [first, ...others] = data.clauses.items;
    if (!first) throw new Error("no clauses");
    const gap = { ...first, text: { ...first.text, en: "The court of [insert city]." } };
    await desk.settings.update({
      data: { ...data, clauses: { ...data.clauses, items: [gap, ...others] } },
      version,
    });
    const { placeholders } = (await desk.opening.get()).facts;
    expect(placeholders).toContainEqual({
      place: { kind: "clauses", number: 1 },
      field: "clauses",
      kind: "gap",
      found: "[insert city]",
    });
    expect(placeholders).toContainEqual(
      expect.objectContaining({ place: { kind: "machine", name: "MAIL_FROM" }, kind: "address" }) as never,
    );
  });

  test("organisations that were approved and have no account are counted as the list counts them", async () => {
    expect((await desk.opening.get()).facts.withoutAccess).toBe(0);
    await makeSubmission(portal.portal, { status: "APPROVED" });
    const { facts, lines } = await desk.opening.get();
    expect(facts.withoutAccess).toBe(1);
    expect(lines).toContainEqual({ name: "access", isDone: false, place: "approved" });
    expect((await desk.submissions.list({ filters: { waits: ["account"] } })).total).toBe(1);
  });
});
