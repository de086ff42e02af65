import { afterAll } from "bun:test";
import { ensureFirstAdmin } from "#server/accounts/first-admin.ts";
import { fillDemo } from "#server/demo/fill.ts";
import { openTestPortal } from "../../portal.ts";
import { startSmtp } from "../../smtp.ts";
import { ADMIN } from "./people.ts";

/** A portal with its demonstration, and the server that its mails go to. */
export async function openDemoPortal() {
  const smtp = await startSmtp();
  const server = await openTestPortal({
    env: {
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ADMIN_NAME: "Marina",
      SMTP_URL: smtp.url,
      MAIL_PER_SECOND: "200",
    },
  });
  afterAll(() => smtp.close());
  await ensureFirstAdmin(server.portal, () => undefined);
  await fillDemo(server.portal);
  return { server, smtp };
}
