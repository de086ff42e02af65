import { afterAll, describe, expect, test } from "bun:test";
import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { openFolder } from "#server/mail/folder.ts";
import { newEmptyFolder } from "#tests/setup.ts";
import { mountSmallDisk } from "#tests/small-disk.ts";

const MESSAGE = {
  messageId: "<planta@example.org>",
  date: new Date("2025-08-01T12:00:00Z"),
  from: "portal@example.org",
  to: { email: "ana@example.org", name: "Ana" },
  language: "pt",
  subject: "Pedido recebido",
  text: "Recebemos o seu pedido.",
  html: "<p>Recebemos o seu pedido.</p>",
};

const disk = mountSmallDisk(join(newEmptyFolder(), "small"), 1);
afterAll(() => disk?.release());

/** What this process has open there: a file that is left to the collector of garbage ends the portal. */
function openIn(folder: string): string[] {
  const targets = readdirSync("/proc/self/fd").map((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      return "";
    }
  });
  return targets.filter((target) => target.startsWith(folder));
}

describe.skipIf(!disk)("mails that are kept as files", () => {
  test("leave neither half a file nor an open one on a disk without room, and are kept once there is some (R10)", async () => {
    const folder = join(disk?.folder ?? "", "mail");
    const { send } = openFolder(folder);
    await send({ ...MESSAGE, messageId: "<first@example.org>" });
    disk?.fill();
    await expect(send(MESSAGE)).rejects.toMatchObject({ code: "ENOSPC" });
    expect([readdirSync(folder).length, openIn(folder)]).toEqual([1, []]);
    disk?.clear();
    await send(MESSAGE);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
