import { describe, expect, test } from "bun:test";

/** No release with a known hole, and nothing that the registry may change under our feet. */
const FLOORS: Record<string, string> = {
  hono: "4.12.34",
  "@trpc/server": "11.8.0",
  "drizzle-orm": "0.45.2",
  "@libsql/client": "0.18.0",
  vite: "7.3.3",
  valibot: "1.5.0",
  nodemailer: "9.1.0",
  seroval: "1.5.3",
};
const BAD_ROUTERS = ["1.169.5", "1.169.8"];
const TRPC = ["@trpc/server", "@trpc/client", "@trpc/tanstack-react-query"];

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  trustedDependencies?: string[];
};

const lock = await Bun.file("bun.lock").text();
const manifest = (await Bun.file("package.json").json()) as Manifest;

/** Every version of a package in the lock file, nested copies included. */
function lockedVersions(name: string): string[] {
  const entries = lock.matchAll(/^ {4}"[^"]+": \["((?:@[^/"]+\/)?[^@"]+)@([^"]+)"/gm);
  return [...entries].filter(([, found]) => found === name).map(([, , version]) => version ?? "");
}

describe("the versions we run (G8)", () => {
  for (const [name, floor] of Object.entries(FLOORS)) {
    test(`${name} is at least ${floor}, in every copy`, () => {
      const versions = lockedVersions(name);
      expect(versions).not.toBeEmpty();
      expect(versions.filter((version) => Bun.semver.order(version, floor) < 0)).toEqual([]);
    });
  }

  test("the router is none of the withdrawn releases", () => {
    const versions = lockedVersions("@tanstack/react-router");
    expect(versions).not.toBeEmpty();
    expect(versions.filter((version) => BAD_ROUTERS.includes(version))).toEqual([]);
  });

  test("the three tRPC packages are one release", () => {
    const versions = TRPC.flatMap(lockedVersions);
    expect(versions).toHaveLength(TRPC.length);
    expect(new Set(versions).size).toBe(1);
  });

  test("package.json names exact versions only", () => {
    const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(named.filter(([, version]) => !/^(npm:\w+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test("the lock file names no registry host", () => {
    expect(lock.match(/https?:\/\/.*/g) ?? []).toEqual([]);
  });

  test("no package may run scripts while it is installed", () => {
    expect(manifest.trustedDependencies).toEqual([]);
  });

  test("the tests run on the Bun whose types we compile against", () => {
    expect(manifest.devDependencies["bun-types"]).toBe(Bun.version);
  });
});
