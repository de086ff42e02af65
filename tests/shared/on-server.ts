import { S3_SETTINGS, startS3, startSqld } from "#tests/companion.ts";

/**
 * The way from the interest to the contract in a browser, with a portal whose data lie on a real libSQL server and in a
 * real store that speaks S3; then all tests of the server on such a server, each on one of its own. Slower, since each
 * statement is a journey.
 */
const steps: [string[], () => Promise<Record<string, string>>][] = [
  [["--bun", "x", "playwright", "test", "chain", "--project=pt", "--workers=1"], startServers],
  [["test", "./tests/server"], async () => ({ TEST_DATABASE: "sqld" })],
];

async function startServers(): Promise<Record<string, string>> {
  const [sqld, s3] = await Promise.all([startSqld(), startS3("portal")]);
  return {
    DATABASE_URL: sqld.url,
    UPLOADS_TO: "s3://portal/season",
    S3_ENDPOINT: s3.url,
    ...S3_SETTINGS,
  };
}

let failed = 0;
for (const [args, settings] of steps) {
  const step = Bun.spawn([process.execPath, ...args], {
    env: { ...process.env, ...(await settings()) },
    stdio: ["inherit", "inherit", "inherit"],
  });
  failed += (await step.exited) === 0 ? 0 : 1;
}
process.exit(failed);
