import { describe, expect, test } from "bun:test";
import { count, eq } from "drizzle-orm";
import { history, outbox, submissions } from "#db/schema/index.ts";
import { changeSettings } from "#tests/factories.ts";
import { IN_WINDOW, openTestPortal, VISITOR } from "#tests/portal.ts";
import { solvedToken, validForm } from "./interest.ts";
import { codeOf, issuesFor, reasonFor } from "./reason.ts";

const { portal, as, fetch, setNow } = await openTestPortal();

/** Each call from an address of its own, so that only the test of the limit meets it. */
let calls = 0;
function visitor(more: { idempotencyKey?: string; address?: string } = {}) {
  calls += 1;
  return as(VISITOR, { address: `10.1.${Math.floor(calls / 250)}.${calls % 250}`, ...more }).submissions;
}

async function stored(): Promise<number> {
  const [row] = await portal.db.read.select({ count: count() }).from(submissions);
  return row?.count ?? 0;
}

describe("submit", () => {
  test("stores every field and answers id, reference, status and the status link (EOI-09, EOI-12, EOI-15, EOI-17, EOI-19, EOI-23, EOI-24, EOI-25, EOI-27, DATA-02)", async () => {
    const form = await validForm(portal, {
      institutionType: "other",
      institutionTypeOther: "Cooperativa",
      pavillionFocus: ["citiesWater", "other"],
      pavillionFocusOther: "Rios",
      website: "https://varzea.example.org",
      socialMedia: "@varzea",
      spaceSize: "custom",
      customSpaceSize: 201,
      justification: "Porque sim",
      flexibility: "depends",
      flexibilityExplanation: "Precisamos de um palco",
      additionalInfo: "Nada mais",
      servicesNeeded: ["audiovisual", "internet"],
      links: [
        { url: "https://a.example.org", description: "Vídeo" },
        { url: "", description: "" },
      ],
      certifications: true,
      certificationsDetails: "ISO 20121",
      abntPr2030: true,
      abntPr2030Details: "Em todos os eventos",
      sustainabilityPractices: true,
      sustainabilityPracticesDetails: "Compostagem",
    });
    const answer = await visitor().submit(form);
    expect(answer.reference).toMatch(/^EOI-2025-\d{5}$/);
    expect(answer.status).toBe("PENDING");
    expect(answer.statusUrl).toMatch(/^\/status\/[A-Za-z0-9_-]{32}$/);
    const [row] = await portal.db.read.select().from(submissions).where(eq(submissions.id, answer.id));
    expect(row).toMatchObject({
      reference: answer.reference,
      institutionName: "Instituto Várzea Viva",
      country: "BR",
      cnpj: "11.222.333/0001-81",
      institutionType: "other",
      institutionTypeOther: "Cooperativa",
      mainArea: "Floresta",
      pavillionFocus: ["citiesWater", "other"],
      pavillionFocusOther: "Rios",
      website: "https://varzea.example.org",
      socialMedia: "@varzea",
      representativeName: "Ana Beatriz Moura",
      representativePosition: "Diretora",
      representativePhone: "+55 91 90000-0000",
      representativeEmail: "ana@example.org",
      standType: "standard",
      spaceM2: 201,
      description: "Um pavilhão sobre a floresta em pé.",
      justification: "Porque sim",
      additionalInfo: "Nada mais",
      flexibility: "depends",
      flexibilityExplanation: "Precisamos de um palco",
      servicesNeeded: ["audiovisual", "internet"],
      links: [{ url: "https://a.example.org", description: "Vídeo" }],
      certifications: true,
      certificationsDetails: "ISO 20121",
      abntPr2030: true,
      abntPr2030Details: "Em todos os eventos",
      sustainabilityPractices: true,
      sustainabilityPracticesDetails: "Compostagem",
      contactLanguage: "pt",
      acceptedTermsVersion: "1.2",
      acceptedTermsAt: IN_WINDOW,
    });
  });

  test.each(["private", "public", "civilSociety", "international", "government", "other"] as const)(
    "takes one from each of the six kinds of institution: %s (GEN-02)",
    async (institutionType) => {
      const form = await validForm(portal, { institutionType, institutionTypeOther: "Uma rede" });
      const { id } = await visitor().submit(form);
      const [row] = await portal.db.read.select().from(submissions).where(eq(submissions.id, id));
      expect(row?.institutionType).toBe(institutionType);
    },
  );

  test("takes none from another kind (EOI-10)", async () => {
    const form = await validForm(portal);
    // The wire may bring what the types refuse.
    const sent = visitor().submit({ ...form, institutionType: "club" as "other" });
    expect(await issuesFor(sent)).toMatchObject([{ path: "institutionType", key: "required" }]);
  });

  test("writes who sent it into the history and the receipt into the outbox, in the contact language", async () => {
    const { id, reference } = await visitor().submit(await validForm(portal, { contactLanguage: "en" }));
    const rows = await portal.db.read.select().from(history).where(eq(history.recordId, id));
    expect(rows).toMatchObject([
      {
        action: "submit",
        fromStatus: null,
        toStatus: "PENDING",
        actorName: "Ana Beatriz Moura",
        at: IN_WINDOW,
      },
    ]);
    const [mail] = await portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
    expect(mail).toMatchObject({ template: "submissionReceipt", locale: "en", toEmail: "ana@example.org" });
    expect(mail?.params).toMatchObject({ reference, company: "Instituto Várzea Viva" });
  });

  test("keeps the status link's secret nowhere in the clear among submissions, history, mails and remembered answers", async () => {
    const { statusUrl } = await visitor({ idempotencyKey: "key-of-the-secret" }).submit(
      await validForm(portal),
    );
    const token = statusUrl.split("/").at(-1) ?? "";
    for (const table of ["submissions", "idempotency_keys", "history", "outbox"]) {
      const { rows } = await portal.db.client.execute(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });
});

describe("the window", () => {
  const EDGES: [string, string, boolean][] = [
    ["6 July, last second", "2025-07-06T23:59:59-03:00", false],
    ["7 July, first second", "2025-07-07T00:00:00-03:00", true],
    ["12 September, last second", "2025-09-12T23:59:59-03:00", true],
    ["13 September, first second", "2025-09-13T00:00:00-03:00", false],
  ];
  for (const [name, moment, isOpen] of EDGES) {
    test(`is ${isOpen ? "open" : "closed"} on ${name} (EOI-01, EOI-02, EOI-03)`, async () => {
      setNow(new Date(moment));
      const before = await stored();
      const code = await codeOf(visitor().submit(await validForm(portal)));
      expect(code).toBe(isOpen ? undefined : "windowClosed");
      expect(await stored()).toBe(before + (isOpen ? 1 : 0));
      setNow(IN_WINDOW);
    });
  }

  test("moves with the setting, at once", async () => {
    setNow(new Date("2025-09-20T12:00:00-03:00"));
    await changeSettings(portal, (data) => ({
      ...data,
      eoi: { ...data.eoi, closes: "2025-09-30T23:59:59-03:00" },
    }));
    expect(await codeOf(visitor().submit(await validForm(portal)))).toBeUndefined();
    setNow(new Date("2025-10-01T00:00:00-03:00"));
    expect(await reasonFor(visitor().submit(await validForm(portal)))).toEqual({
      code: "windowClosed",
      params: { opens: "2025-07-07T00:00:00-03:00", closes: "2025-09-30T23:59:59-03:00" },
    });
    setNow(IN_WINDOW);
  });
});

describe("the captcha", () => {
  test("must be there (EOI-26, EOI-32)", async () => {
    const { captchaToken: _, ...form } = await validForm(portal);
    expect(await issuesFor(visitor().submit(form))).toEqual([
      { path: "captchaToken", key: "captchaRequired", limit: 1 },
    ]);
  });

  test("counts once", async () => {
    const form = await validForm(portal);
    await visitor().submit(form);
    const before = await stored();
    expect(await codeOf(visitor().submit(form))).toBe("captchaFailed");
    expect(await stored()).toBe(before);
  });

  test("of another portal is refused", async () => {
    const captchaToken = await solvedToken({
      secret: "the secret of another portal, long",
      clock: portal.clock,
    });
    expect(await codeOf(visitor().submit(await validForm(portal, { captchaToken })))).toBe("captchaFailed");
  });

  test("that has expired is refused", async () => {
    const form = await validForm(portal);
    setNow(new Date(IN_WINDOW.getTime() + 10 * 60_000));
    expect(await codeOf(visitor().submit(form))).toBe("captchaFailed");
    setNow(IN_WINDOW);
  });
});

describe("sending twice", () => {
  test("under one key stores one submission and gives the first answer again", async () => {
    const form = await validForm(portal);
    const before = await stored();
    const idempotencyKey = "a-double-click";
    const answers = await Promise.all([
      visitor({ idempotencyKey }).submit(form),
      visitor({ idempotencyKey }).submit(form),
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await stored()).toBe(before + 1);
  });

  test("gives the first answer again after captcha and window have passed", async () => {
    const form = await validForm(portal);
    const idempotencyKey = "a-late-retry";
    const first = await visitor({ idempotencyKey }).submit(form);
    setNow(new Date(IN_WINDOW.getTime() + 60 * 60_000));
    expect(await visitor({ idempotencyKey }).submit(form)).toEqual(first);
    setNow(IN_WINDOW);
  });

  test("another form under the same key is refused", async () => {
    const idempotencyKey = "one-key-two-forms";
    await visitor({ idempotencyKey }).submit(await validForm(portal));
    expect(await codeOf(visitor({ idempotencyKey }).submit(await validForm(portal)))).toBe("keyReused");
  });

  test("50 at once get 50 references without a gap", async () => {
    const forms = await Promise.all(Array.from({ length: 50 }, () => validForm(portal)));
    const answers = await Promise.all(forms.map((form) => visitor().submit(form)));
    const numbers = answers.map(({ reference }) => Number(reference.slice(-5))).toSorted((a, b) => a - b);
    const first = numbers[0] ?? 0;
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => first + at));
  });
});

test("one address sends 20 forms, and waits before the 21st", async () => {
  const address = "192.0.2.7";
  for (let sent = 0; sent < 20; sent += 1) await visitor({ address }).submit(await validForm(portal));
  const reason = await reasonFor(visitor({ address }).submit(await validForm(portal)));
  expect(reason).toEqual({ code: "tooManyRequests", params: { retryAfterSeconds: 180 } });
  expect(await codeOf(visitor({ address: "192.0.2.8" }).submit(await validForm(portal)))).toBeUndefined();
});

test("over HTTP: 49 m2 are refused and 50 are stored (EOI-18)", async () => {
  const send = async (customSpaceSize: number) =>
    fetch("/api/trpc/submissions.submit", {
      method: "POST",
      body: JSON.stringify(await validForm(portal, { spaceSize: "custom", customSpaceSize })),
    });
  const before = await stored();
  const refused = await send(49);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("spaceTooSmall");
  expect(await stored()).toBe(before);
  expect((await send(50)).status).toBe(200);
  expect(await stored()).toBe(before + 1);
});

test("over HTTP: stored from our own origin, refused from another", async () => {
  const body = JSON.stringify(await validForm(portal));
  const foreign = await fetch("/api/trpc/submissions.submit", {
    method: "POST",
    body,
    headers: { origin: "https://evil.example.org" },
  });
  expect(foreign.status).toBe(403);
  const own = await fetch("/api/trpc/submissions.submit", { method: "POST", body });
  expect(own.status).toBe(200);
  const { result } = (await own.json()) as { result: { data: { status: string } } };
  expect(result.data.status).toBe("PENDING");
});
