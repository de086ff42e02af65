import { describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inspectDatabase } from "#db/inspect.ts";
import { noteBegun, noteFailure, noteGood } from "#server/backup/state.ts";
import { examineBackups } from "#server/commands/doctor/backups.ts";
import { examineClock } from "#server/commands/doctor/clock.ts";
import { examineDatabase, examineUploads } from "#server/commands/doctor/database.ts";
import { examineDisk } from "#server/commands/doctor/disk.ts";
import type { Finding, Patient } from "#server/commands/doctor/finding.ts";
import { examineMail } from "#server/commands/doctor/mail.ts";
import { examinePort, examineProxy } from "#server/commands/doctor/network.ts";
import { examineNames } from "#server/commands/doctor/settings.ts";
import { readEnv } from "#server/platform/env.ts";
import { newDataFolder, newEmptyFolder } from "#tests/setup.ts";
import { startSmtp } from "#tests/smtp.ts";
import { runPortal } from "./run-portal.ts";

const NOW = new Date("2025-06-10T12:00:00Z");

function patient(settings: Record<string, string> = {}, more: Partial<Patient> = {}): Patient {
  return { env: readEnv({ NODE_ENV: "test", DATA_DIR: newEmptyFolder(), ...settings }), now: NOW, ...more };
}

/** With what lies in its data folder. */
function opened(folder: string): Patient {
  return patient(
    { DATA_DIR: folder },
    { inspection: inspectDatabase(join(folder, "portal.db"), { isDeep: false }) },
  );
}

function inDatabase(folder: string, statement: string): void {
  const db = new Database(join(folder, "portal.db"));
  db.run(statement);
  db.close();
}

const S3 = {
  S3_ENDPOINT: "http://127.0.0.1:9",
  S3_ACCESS_KEY_ID: "chave-de-teste",
  S3_SECRET_ACCESS_KEY: "segredo-de-teste",
};

const statesOf = (findings: Finding[]) => findings.map(({ state }) => state);

describe("portal doctor", () => {
  test("fits one screen, finds nothing in a new place that keeps it from running, and leaves nothing there", async () => {
    const folder = join(newEmptyFolder(), "dados da feira é");
    const { out, err, code } = await runPortal({ DATA_DIR: folder, PORT: "43117" }, "doctor");
    expect([err, code]).toEqual(["", 0]);
    expect(out.trimEnd().split("\n").length).toBeLessThanOrEqual(24);
    for (const what of ["folder", "disk", "database", "port", "proxy", "mail", "clock", "files", "fonts"]) {
      expect(out).toMatch(new RegExp(`^(ok|MIND) +${what} `, "m"));
    }
    expect(await Bun.file(join(folder, "lock.db")).exists()).toBe(false);
  });

  test("says of a setting that cannot be used what readers of it are told, and ends with 1", async () => {
    const { out, code } = await runPortal({ PORT: "http" }, "doctor");
    expect(code).toBe(1);
    expect(out).toContain("BAD  settings   PORT cannot be used: it must be a number from 1 to 65535\n");
  });

  test("every line that is not well says what to do", async () => {
    const { out } = await runPortal({ DATA_DIR: newDataFolder(), SMTP_URL: "smtp://127.0.0.1:1" }, "doctor");
    const lines = out.split("\n");
    const ill = lines.flatMap((line, at) => (/^(MIND|BAD) /.test(line) ? [lines[at + 1]] : []));
    expect(ill.length).toBeGreaterThan(1);
    for (const next of ill) expect(next).toMatch(/^ +-> \S/);
  });
});

describe("a name in the environment", () => {
  test.each([
    ["SMTP_URI", "SMTP_URL"],
    ["PUBLIC_ULR", "PUBLIC_URL"],
    ["TRUST_PROXI", "TRUST_PROXY"],
    ["BACKUPTO", "BACKUP_TO"],
    ["METRICS_TOKENS", "METRICS_TOKEN"],
    ["data_dir", "DATA_DIR"],
  ])("%s is taken for a slip of %s", (name, meant) => {
    const [found] = examineNames({ [name]: "x" });
    expect(found).toMatchObject({
      state: "mind",
      found: `${name} is no setting of the portal`,
      fix: expect.stringContaining(`write ${meant} if`),
    });
  });

  test("of another program is none, nor is one beside the setting it is like", () => {
    const others = ["HOME", "PATH", "HOSTNAME", "LOGNAME", "S3_BUCKET", "INVOCATION_ID", "NODE_OPTIONS"];
    expect(examineNames(Object.fromEntries(others.map((name) => [name, "x"])))).toEqual([]);
    expect(examineNames({ SMTP_URL: "x", SMTP_URI: "x" })).toEqual([]);
  });
});

describe("the database", () => {
  test("of this version is well", async () => {
    const [found] = await examineDatabase(opened(newDataFolder()));
    expect(found).toMatchObject({ state: "ok", what: "database" });
  });

  test.each([
    ["a newer version", "insert into __drizzle_migrations (hash, created_at) values ('x', 99999999999999)"],
    ["a version before 0.2.1", "update __drizzle_migrations set created_at = 1"],
    ["another program", "drop table __drizzle_migrations"],
  ])("of %s is refused as the start refuses it", async (who, statement) => {
    const folder = newDataFolder();
    inDatabase(folder, statement);
    const [found] = await examineDatabase(opened(folder));
    expect(found?.state).toBe("bad");
    expect(found?.found).toContain(who);
  });

  test("that an update will change is to be copied first", async () => {
    const folder = newDataFolder();
    inDatabase(
      folder,
      "delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)",
    );
    const [found] = await examineDatabase(opened(folder));
    expect(found).toMatchObject({ state: "mind", fix: expect.stringContaining("after a backup of its own") });
  });

  test("that is no database cannot be read", async () => {
    const folder = newEmptyFolder();
    writeFileSync(join(folder, "portal.db"), "no database");
    expect(statesOf(await examineDatabase(patient({ DATA_DIR: folder })))).toEqual(["bad"]);
  });
});

test("an upload that is missing is counted", async () => {
  const folder = newDataFolder();
  const sha256 = createHash("sha256").update("planta").digest("hex");
  inDatabase(
    folder,
    `insert into files (id, name, type, kind, size, sha256, purpose, created_at)
     values ('f1', 'planta.pdf', 'application/pdf', 'document', 6, '${sha256}', 'supporting', 1)`,
  );
  const [found] = await examineUploads(opened(folder));
  expect(found).toMatchObject({ state: "bad", found: "all 1 are missing" });
});

describe("a wrecked folder", () => {
  test("whose database is damaged says nothing of its uploads", async () => {
    const folder = newDataFolder();
    writeFileSync(join(folder, "portal.db"), "no database");
    mkdirSync(join(folder, "uploads"), { recursive: true });
    const torn = { damage: ["SQLITE_CORRUPT"], migrations: [], isForeign: false, files: [] };
    for (const inspection of [undefined, torn]) {
      const { env, now } = patient({ DATA_DIR: folder });
      const found = await examineUploads({ env, now, ...(inspection && { inspection }) });
      expect(found).toMatchObject([{ state: "mind", found: expect.stringContaining("not known") }]);
    }
  });

  test("whose database is gone is told from a new one", async () => {
    const folder = newEmptyFolder();
    expect(await examineDatabase(patient({ DATA_DIR: folder }))).toMatchObject([{ state: "ok" }]);
    expect(await examineUploads(patient({ DATA_DIR: folder }))).toEqual([]);
    writeFileSync(join(folder, "secret"), "x");
    expect(await examineDatabase(patient({ DATA_DIR: folder }))).toMatchObject([
      { state: "mind", found: expect.stringContaining("without any data") },
    ]);
  });
});

test("a store that does not answer is no wrong database", async () => {
  const folder = newDataFolder();
  const away = { ...opened(folder), env: patient({ DATA_DIR: folder, UPLOADS_TO: "s3://cofre", ...S3 }).env };
  expect(await examineUploads(away)).toMatchObject([{ state: "mind", what: "uploads" }]);
});

test("a folder that others may look into is to be closed", async () => {
  const folder = newEmptyFolder();
  chmodSync(folder, 0o755);
  const [found] = await examineDisk(patient({ DATA_DIR: folder }));
  expect(found).toMatchObject({ state: "mind", fix: `chmod 700 ${folder}` });
});

test("a port that another program listens on is named", async () => {
  const other = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data: () => undefined } });
  const [found] = await examinePort(patient({ PORT: String(other.port) }));
  other.stop(true);
  expect(found).toMatchObject({ state: "bad", found: expect.stringContaining("EADDRINUSE") });
});

describe("PUBLIC_URL, HOST and TRUST_PROXY", () => {
  test.each([
    [{ PUBLIC_URL: "https://feira.example", TRUST_PROXY: "1" }, "agree"],
    [{ PUBLIC_URL: "https://feira.example" }, "TRUST_PROXY is 0 behind https"],
    [{ PUBLIC_URL: "http://feira.example" }, "passwords would travel in the open"],
    [
      { PUBLIC_URL: "https://feira.example", TRUST_PROXY: "1", HOST: "0.0.0.0" },
      "callers choose their address",
    ],
    [{}, "only this machine can open"],
  ])("%j: %s", async (settings, said) => {
    const [found] = await examineProxy(patient(settings));
    expect(found?.found).toContain(said);
  });
});

describe("the mail server", () => {
  test("is greeted and signed in to, and gets no message", async () => {
    const smtp = await startSmtp();
    const findings = await examineMail(
      patient({ SMTP_URL: smtp.url, MAIL_FROM: "Feira <eu@feira.example>" }),
    );
    expect(statesOf(findings)).toEqual(["ok"]);
    expect([smtp.messages.length, smtp.attempts()]).toEqual([0, 0]);
    await smtp.close();
  });

  test("that cannot be reached keeps mail from leaving, and the portal from nothing", async () => {
    const [found] = await examineMail(patient({ SMTP_URL: "smtp://127.0.0.1:1" }));
    expect(found).toMatchObject({ state: "mind", fix: expect.stringContaining("firewall") });
  });
});

test("a clock behind what was done already is to be set", async () => {
  const inspection = { ...opened(newDataFolder()).inspection, lastChange: new Date(NOW.getTime() + 600_000) };
  const [found] = await examineClock(patient({}, { inspection } as Partial<Patient>));
  expect(found).toMatchObject({ state: "mind", found: expect.stringContaining("10 minutes before") });
});

describe("the doctor on backups", () => {
  const DAY_MS = 86_400_000;
  const good = (daysAgo: number, place: string) => ({
    takenAt: new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString(),
    keptAt: NOW.toISOString(),
    name: "portal-x.tar",
    place,
    bytes: 1,
    seconds: 1,
    uploads: 0,
    lacks: [],
  });
  const said = async (prepare: (folder: string) => void, settings: Record<string, string> = {}) => {
    const folder = newEmptyFolder();
    prepare(folder);
    return examineBackups(patient({ DATA_DIR: folder, ...settings }));
  };

  test("of a new place says that the first follows", async () => {
    expect(await said(() => undefined)).toMatchObject([
      { state: "ok", found: expect.stringMatching(/^none yet/) },
    ]);
  });

  test("minds one that lies on the disk it is to save from, not one elsewhere", async () => {
    expect(
      await said((folder) => noteGood(folder, good(0.5, folder)), { BACKUP_TO: newEmptyFolder() }),
    ).toMatchObject([{ state: "mind", fix: expect.stringMatching(/another disk/) }]);
    const elsewhere = { BACKUP_TO: "s3://cofre/portal", ...S3 };
    expect(await said((folder) => noteGood(folder, good(0.5, "s3://cofre/portal")), elsewhere)).toMatchObject(
      [{ state: "ok", found: expect.stringMatching(/^the last of 2025-06-10T00:00 UTC/) }],
    );
  });

  test("minds a place that would take none: a store without a key, a file instead of a folder", async () => {
    expect(await said(() => undefined, { BACKUP_TO: "s3://cofre/portal" })).toMatchObject([
      { state: "mind", fix: "set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY" },
    ]);
    const file = join(newEmptyFolder(), "file");
    writeFileSync(file, "");
    expect(await said(() => undefined, { BACKUP_TO: file })).toMatchObject([
      { state: "mind", found: expect.stringContaining(`may not write ${file}, where BACKUP_TO leads`) },
    ]);
  });

  test("minds one that is older than 26 hours, a failure, and that none is made", async () => {
    expect(await said((folder) => noteGood(folder, good(2, folder)))).toMatchObject([
      { state: "mind", found: expect.stringMatching(/late$/) },
    ]);
    const fail = (folder: string) => void noteFailure(folder, "too little room", NOW);
    expect(await said(fail)).toMatchObject([
      { state: "mind", found: expect.stringMatching(/too little room$/) },
    ]);
    const never = (folder: string) => noteBegun(folder, new Date(NOW.getTime() - 2 * DAY_MS));
    expect(await said(never)).toMatchObject([{ state: "mind", found: "none yet: it is late" }]);
    expect(await said(() => undefined, { BACKUP_EVERY: "0" })).toMatchObject([
      { state: "mind", found: expect.stringMatching(/BACKUP_EVERY=0/) },
    ]);
  });
});
