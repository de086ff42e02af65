import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { openTestPortal } from "#tests/portal.ts";
import { makeAccount } from "../accounts/browser.ts";

const portal = await openTestPortal();
const staff = await makeAccount(portal, "SUBMISSION_MANAGER");

test("a new temporary password takes the letter with the one before back where it has not left yet", async () => {
  const { id, email } = await makeAccount(portal, "PARTNER");
  const letters = () => portal.portal.db.read.select().from(outbox).where(eq(outbox.recordId, id));
  const find = (status: "failed" | "sending" | "sent") =>
    portal.portal.db.write((tx) => tx.update(outbox).set({ status }).where(eq(outbox.recordId, id)));
  const again = () => portal.as(staff).partners.resetCredentials({ email });
  await again();
  const [first] = await letters();
  await find("failed");
  await again();
  expect((await letters()).map((letter) => letter.id === first?.id)).toEqual([false]);

  await find("sending");
  await again();
  expect((await letters()).map(({ takenBack }) => takenBack)).toEqual([true, false]);
});
