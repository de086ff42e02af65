import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ready } from "#tests/abuse/child.ts";
import { ADMIN } from "#tests/portal-process.ts";
import { until } from "#tests/until.ts";

/**
 * The executable by itself (`bun run test:binary`): in a folder whose path has spaces and accents, where nothing can be
 * written, as a user without rights, with a temporary folder from which nothing may run, and no Bun on the path.
 */
const BUILT = resolve(process.env["PORTAL_BINARY"] || "dist/portal");
const NOBODY = 65_534;
const MOST_BYTES = 140_000_000;
const PORT = "43118";
const URL_OF = `http://127.0.0.1:${PORT}`;
const isRoot = process.getuid?.() === 0;

const place = mkdtempSync(join(tmpdir(), "portal-"));
const home = join(place, "Conferência do Clima é aqui");
const binary = join(home, "portal");
const dataDir = join(place, "dados da feira ção");
const temporary = join(place, "temporário");
let portal: Bun.Subprocess<"ignore", "pipe", "pipe"> | undefined;

beforeAll(async () => {
  for (const folder of [home, dataDir, temporary]) mkdirSync(folder);
  putBinary();
  if (isRoot) {
    chownSync(dataDir, NOBODY, NOBODY);
    Bun.spawnSync(["mount", "-t", "tmpfs", "-o", "ro,noexec", "tmpfs", temporary]);
  } else chmodSync(temporary, 0o555);
  chmodSync(place, 0o755);
  chmodSync(home, 0o555);
  portal = begin("serve");
  await ready({
    process: portal,
    url: URL_OF,
    port: Number(PORT),
    errors: new Response(portal.stderr).text(),
  });
});

afterAll(async () => {
  portal?.kill("SIGTERM");
  await portal?.exited;
  if (isRoot) Bun.spawnSync(["umount", temporary]);
  chmodSync(home, 0o755);
  rmSync(place, { recursive: true });
});

function putBinary(): void {
  copyFileSync(BUILT, binary);
  chmodSync(binary, 0o555);
}

function begin(...args: string[]): Bun.Subprocess<"ignore", "pipe", "pipe"> {
  const asNobody = isRoot
    ? ["/usr/bin/setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"]
    : [];
  return Bun.spawn([...asNobody, binary, ...args], {
    cwd: home,
    env: {
      PATH: "/nowhere",
      TMPDIR: temporary,
      DATA_DIR: dataDir,
      PORT,
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
}

async function run(...args: string[]): Promise<{ out: string; code: number }> {
  const child = begin(...args);
  const [out, code] = await Promise.all([new Response(child.stdout).text(), child.exited]);
  return { out, code };
}

async function answers(): Promise<boolean> {
  return (await fetch(`${URL_OF}/api/health`).catch(() => undefined))?.ok ?? false;
}

/** One that an administrator asks for; answers how many lie there then. */
async function backUpNow(): Promise<number> {
  const json = { "content-type": "application/json", origin: URL_OF };
  const body = JSON.stringify(ADMIN);
  const login = await fetch(`${URL_OF}/api/auth/login`, { method: "POST", headers: json, body });
  const cookie = login.headers.getSetCookie().join("; ");
  const headers = { ...json, cookie, "idempotency-key": crypto.randomUUID() };
  const asked = await fetch(`${URL_OF}/api/trpc/backup.takeNow`, { method: "POST", headers });
  expect(asked.status).toBe(200);
  await until(async () => {
    const state = await (await fetch(`${URL_OF}/api/trpc/backup.state`, { headers: { cookie } })).json();
    return state.result.data.underWay === null;
  });
  return [...new Bun.Glob("backups/portal-*.tar").scanSync(dataDir)].length;
}

describe("the executable by itself", () => {
  test("is one file of at most 140 MB (P12)", () => {
    expect(statSync(BUILT).size).toBeLessThanOrEqual(MOST_BYTES);
  });

  test("starts, and says which release it is", async () => {
    expect(await answers()).toBe(true);
    const { out } = await run("--version");
    expect(out).toMatch(
      /^portal \d+\.\d+\.\d+ \(\w+, \d{4}-\d\d-\d\d, linux \w+, Bun \d+\.\d+\.\d+\)\ndatabase version \d+\n$/,
    );
  });

  test("draws pages, and keeps its scripts for ever in the smallest form", async () => {
    const page = await (await fetch(URL_OF)).text();
    expect(page).toContain("<h1");
    const script = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? "";
    const answer = await fetch(URL_OF + script, { headers: { "accept-encoding": "br" }, decompress: false });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("works on as what it is when another file takes its place before it is stopped", async () => {
    chmodSync(home, 0o755);
    rmSync(binary);
    writeFileSync(binary, "the next release", { mode: 0o555 });
    const page = await (await fetch(`${URL_OF}/admin/login`)).text();
    for (const [, file = ""] of page.matchAll(/"(\/assets\/[^"]+)"/g)) {
      expect([file, (await fetch(URL_OF + file)).status]).toEqual([file, 200]);
    }
    expect((await fetch(`${URL_OF}/download/brochure-PT.pdf`)).status).toBe(200);
    expect(await backUpNow()).toBe(1);
    rmSync(binary);
    putBinary();
    chmodSync(home, 0o555);
  });

  test.each(["PT", "EN"])("prints the brochure in %s with its own letters", async (locale) => {
    const answer = await fetch(`${URL_OF}/download/brochure-${locale}.pdf`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await answer.bytes()).toString("latin1")).toContain("Inter");
  });

  test("its doctor finds nothing that keeps it from running, and its check whole data", async () => {
    const { out, code } = await run("doctor");
    expect([code, out.includes("0 to mend before it runs")]).toEqual([0, true]);
    expect((await run("check")).code).toBe(0);
  });

  test("lets no second one onto its data, and ends when it is told to, with everything in one file", async () => {
    expect((await run("serve")).code).toBe(1);
    portal?.kill("SIGTERM");
    expect(await portal?.exited).toBe(0);
    expect((await run("migrate")).out).toStartWith("Nothing to do");
    expect((await run("create-admin", "chefe@example.org", "Dora", "Nazaré")).out).toStartWith(
      "Administrator",
    );
  });

  test("wrote nothing but its data", () => {
    const beside = [...new Bun.Glob("**/*").scanSync({ cwd: home, dot: true })];
    expect(beside).toEqual(["portal"]);
    expect(existsSync(join(dataDir, "portal.db"))).toBe(true);
  });
});
