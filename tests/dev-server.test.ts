import { expect, test } from "bun:test";
import { join } from "node:path";

test.each([
  ["45256", "http://127.0.0.1:45256"],
  ["", "http://127.0.0.1:3000"],
])("with PORT=%s the pages in development ask the server that listens there", async (PORT, asked) => {
  const script =
    'const { default: c } = await import("./vite.config.ts"); console.log(c.server.proxy["/api"])';
  const child = Bun.spawn([process.execPath, "-e", script], {
    cwd: join(import.meta.dir, ".."),
    env: { ...process.env, PORT },
  });
  expect((await new Response(child.stdout).text()).trim()).toBe(asked);
});
