import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { ready } from "#tests/abuse/child.ts";

/**
 * The executable on a machine from which everything was taken (`bun run test:binary`): a root folder that holds it, the
 * C library with libgcc, /dev/null, /dev/urandom and /proc. No shell, no Bun, no Node, no certificates, no time zones,
 * no user names.
 */
const BUILT = resolve(process.env["PORTAL_BINARY"] || "dist/portal");
const NOBODY = 65_534;
const PORT = "43119";
const URL_OF = `http://127.0.0.1:${PORT}`;
const ADMIN = { email: "admin@example.org", password: "Seringueira$2025" };
/** What the native part of the database needs of the system: a part of the C library, and libgcc. */
const LIBRT = "/lib/x86_64-linux-gnu/librt.so.1";
const LIBGCC = "/lib/x86_64-linux-gnu/libgcc_s.so.1";
const mayChangeRoot = process.getuid?.() === 0;

describe.skipIf(!mayChangeRoot)("on an emptied machine (only root can try it)", () => {
  const root = mkdtempSync(join(tmpdir(), "portal-emptied-"));
  let portal: Bun.Subprocess<"ignore", "pipe", "pipe"> | undefined;
  let cookie = "";
  let withoutLibgcc = { said: "", code: 0 };

  beforeAll(async () => {
    chmodSync(root, 0o755);
    for (const folder of ["dev", "proc", "data"]) mkdirSync(join(root, folder));
    copyFileSync(BUILT, join(root, "portal"));
    for (const library of librariesOf(BUILT)) bring(library);
    Bun.spawnSync(["mknod", "-m", "666", join(root, "dev/null"), "c", "1", "3"]);
    Bun.spawnSync(["mknod", "-m", "444", join(root, "dev/urandom"), "c", "1", "9"]);
    Bun.spawnSync(["mount", "-t", "proc", "proc", join(root, "proc")]);
    chownSync(join(root, "data"), NOBODY, NOBODY);
    withoutLibgcc = await run("doctor");
    bring(LIBGCC);
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
    Bun.spawnSync(["umount", join(root, "proc")]);
    rmSync(root, { recursive: true });
  });

  function bring(library: string): void {
    mkdirSync(dirname(join(root, library)), { recursive: true });
    copyFileSync(library, join(root, library));
  }

  function begin(...args: string[]): Bun.Subprocess<"ignore", "pipe", "pipe"> {
    return Bun.spawn(["/usr/sbin/chroot", `--userspec=${NOBODY}:${NOBODY}`, root, "/portal", ...args], {
      env: {
        DATA_DIR: "/data",
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

  async function run(...args: string[]): Promise<{ said: string; code: number }> {
    const child = begin(...args);
    const [out, err] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ]);
    return { said: out + err, code: await child.exited };
  }

  test("it says of a library that is missing which one it is, and where it comes from", () => {
    expect(withoutLibgcc.code).toBe(1);
    expect(withoutLibgcc.said).toContain(
      "BAD  database   libSQL cannot be loaded: this machine has no libgcc_s.so.1 (the package libgcc-s1 ",
    );
  });

  test("it serves: pages, and somebody signs in", async () => {
    expect(await (await fetch(URL_OF)).text()).toContain("<h1");
    const answer = await fetch(`${URL_OF}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: URL_OF },
      body: JSON.stringify(ADMIN),
    });
    expect(answer.status).toBe(200);
    cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  });

  test("it takes a file, knows its kind, and gives it back", async () => {
    const bytes = await Bun.file("public/readme.png").bytes();
    const form = new FormData();
    form.append("file", new File([new Uint8Array(bytes)], "planta.png"));
    const headers = { cookie, origin: URL_OF, "idempotency-key": crypto.randomUUID() };
    const sent = await fetch(`${URL_OF}/api/files?purpose=supporting`, {
      method: "POST",
      body: form,
      headers,
    });
    expect(sent.status).toBe(201);
    const { id, type } = (await sent.json()) as { id: string; type: string };
    expect(type).toBe("image/png");
    const given = await fetch(`${URL_OF}/api/files/${id}`, { headers: { cookie } });
    expect(Buffer.from(await given.bytes()).equals(bytes)).toBe(true);
  });

  test("it prints, in its own letters", async () => {
    const answer = await fetch(`${URL_OF}/download/brochure-PT.pdf`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await answer.bytes()).toString("latin1")).toContain("Inter");
  });

  test("it is found well, backed up while it works, and the backup is whole", async () => {
    expect(await run("doctor")).toMatchObject({ said: expect.stringContaining("0 to mend"), code: 0 });
    expect((await run("backup", "/data/copia.tar")).code).toBe(0);
    expect((await run("verify", "/data/copia.tar")).code).toBe(0);
    expect((await run("check")).code).toBe(0);
  });
});

/** What the system loads with it: the C library and its parts, and the loader. */
function librariesOf(program: string): string[] {
  const { stdout } = Bun.spawnSync(["ldd", program, LIBRT]);
  const named = [...stdout.toString().matchAll(/(\/\S+) \(0x/g)].map(([, path = ""]) => path);
  return [...new Set([LIBRT, ...named])];
}
