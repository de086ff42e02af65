import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { examineSender } from "#server/commands/doctor/sender.ts";
import { readEnv } from "#server/platform/env.ts";
import { newEmptyFolder } from "#tests/setup.ts";
import { runPortal } from "./run-portal.ts";

const MAIL_FROM = "Feira <eu@feira.example.br>";

describe("a mail server with a login over an encrypted connection", () => {
  let server: SMTPServer;
  let port = 0;
  let taken = 0;
  let certificate = "";

  beforeAll(async () => {
    const folder = newEmptyFolder();
    const key = join(folder, "key.pem");
    certificate = join(folder, "certificate.pem");
    const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...names];
    Bun.spawnSync(["openssl", ...made, "-keyout", key, "-out", certificate]);
    server = new SMTPServer({
      key: await Bun.file(key).text(),
      cert: await Bun.file(certificate).text(),
      closeTimeout: 100,
      logger: false,
      onAuth: ({ password }, _session, callback) =>
        password === "certa" ? callback(null, { user: "eu" }) : callback(new Error("5.7.8 Wrong password")),
      onData(stream, _session, callback) {
        taken += 1;
        stream.resume().on("end", () => callback());
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    const address = server.server.address();
    port = typeof address === "object" ? (address?.port ?? 0) : 0;
  });

  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  async function mailLines(password: string, more: Record<string, string> = {}) {
    const SMTP_URL = `smtp://eu:${password}@localhost:${port}`;
    const { out } = await runPortal({ DATA_DIR: newEmptyFolder(), SMTP_URL, ...more }, "doctor");
    const lines = out.split("\n");
    const at = lines.findIndex((line) => /^\w+ +mail +localhost/.test(line));
    return [lines[at]?.replace(`:${port}`, "") ?? out, lines[at + 1] ?? ""];
  }

  test("is signed in to, and gets no message", async () => {
    const [line] = await mailLines("certa", { NODE_EXTRA_CA_CERTS: certificate });
    expect(line).toBe("ok   mail       localhost takes mail (encrypted, signed in)");
    expect(taken).toBe(0);
  });

  test("that refuses the password is said to do so, in its words", async () => {
    const [line, fix] = await mailLines("errada", { NODE_EXTRA_CA_CERTS: certificate });
    expect(line).toStartWith("MIND mail       localhost takes no mail: 535 ");
    expect(fix).toContain("user and password in SMTP_URL");
  });

  test("whose certificate nobody vouches for is not trusted with the password", async () => {
    const [line, fix] = await mailLines("certa");
    expect(line).toMatch(/^MIND mail       localhost takes no mail: self.signed certificate/);
    expect(fix).toContain("its certificate");
  });
});

describe("the sender's domain", () => {
  const env = readEnv({ NODE_ENV: "test", SMTP_URL: "smtp://127.0.0.1", MAIL_FROM });
  const patient = { env, now: new Date() };

  /** A DNS with these texts; a name without any has something below it. */
  const dnsOf =
    (texts: Record<string, string[]>, otherwise = "ENOTFOUND") =>
    async (name: string) => {
      const found = texts[name];
      if (found && found.length > 0) return found;
      throw Object.assign(new Error(name), { code: found ? "ENODATA" : otherwise });
    };
  const SPF = { "feira.example.br": ["google-site=1", "v=spf1 include:_spf.mail.example -all"] };
  const DMARC = { "_dmarc.feira.example.br": ["v=DMARC1; p=reject"] };
  const DKIM = { "_domainkey.feira.example.br": [] };

  test.each([
    ["has all three", { ...SPF, ...DMARC, ...DKIM }, ["has SPF, DKIM and DMARC"]],
    [
      "has them from its organisation",
      { ...SPF, "_dmarc.example.br": ["v=DMARC1; p=none"], ...DKIM },
      ["has SPF, DKIM"],
    ],
    ["lacks SPF", { ...DMARC, ...DKIM }, ["who may send for it (SPF)"]],
    [
      "has two SPF records",
      { "feira.example.br": ["v=spf1 -all", "v=spf1 ~all"], ...DMARC, ...DKIM },
      ["2 SPF"],
    ],
    ["lacks DMARC", { ...SPF, ...DKIM }, ["forged mail (DMARC)"]],
    ["lacks DKIM", { ...SPF, ...DMARC }, ["not signed in its name (DKIM)"]],
    ["lacks everything", {}, ["(SPF)", "(DMARC)", "(DKIM)"]],
  ])("that %s", async (_what, texts, said) => {
    const found = await examineSender(patient, dnsOf(texts));
    expect(found.map((one) => one.found)).toEqual(said.map((text) => expect.stringContaining(text)));
  });

  test("that cannot be asked for is said to be so, and not to lack anything", async () => {
    const found = await examineSender(patient, dnsOf({}, "ETIMEOUT"));
    expect(found.map((one) => one.found)).toEqual([
      "SPF, DKIM and DMARC of feira.example.br could not be asked for (ETIMEOUT)",
    ]);
  });

  test("is asked about only when mail leaves, and in one's own name", async () => {
    const silent = { ...patient, env: readEnv({ NODE_ENV: "test", MAIL_FROM }) };
    const example = { ...patient, env: { ...env, MAIL_FROM: "Green Zone <no-reply@example.org>" } };
    expect(await examineSender(silent, dnsOf({}))).toEqual([]);
    expect(await examineSender(example, dnsOf({}))).toEqual([]);
  });
});
