/** All tests of the server on a real libSQL server instead of a file; slower, since each statement is a journey. */
const tests = Bun.spawn([process.execPath, "test", "--timeout", "60000", "./tests/server"], {
  env: { ...process.env, TEST_DATABASE: "sqld" },
  stdio: ["inherit", "inherit", "inherit"],
});
void tests.exited.then((code) => process.exit(code));
