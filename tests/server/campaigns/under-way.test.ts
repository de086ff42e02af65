import { afterAll, describe, expect, test } from "bun:test";
import { makeSubmission } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { newDataFolder } from "#tests/setup.ts";
import { startSmtp } from "#tests/smtp.ts";
import { until } from "#tests/until.ts";
import { openCampaigns, refused } from "./scene.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const scene = await openCampaigns({ env: { SMTP_URL: smtp.url, MAIL_PER_SECOND: "200" } });
const { portal, team, write, send, rows } = scene;

describe("a campaign under way", () => {
  async function running() {
    const ids: string[] = [];
    for (const at of [1, 2]) {
      ids.push((await makeSubmission(portal, { representativeEmail: `way${at}@i.example` })).id);
    }
    const draft = await write(ids);
    return { ...draft, ...(await send(draft)) };
  }

  /** Nothing of it leaves before it is drained. */
  async function paused() {
    const still = await openCampaigns({ env: { SMTP_URL: smtp.url } });
    const ids = [await makeSubmission(still.portal, { representativeEmail: "p1@i.example" })].map(
      ({ id }) => id,
    );
    const draft = await still.write(ids);
    const at = await still.team().pause({ id: draft.id, version: (await still.send(draft)).version });
    const before = smtp.messages.length;
    await still.portal.drainMail();
    expect(smtp.messages).toHaveLength(before);
    return { still, at };
  }

  test("waits while it is paused, and goes on where it was", async () => {
    const { still, at } = await paused();
    expect(await refused(still.team().pause(at))).toBe("moveNotAllowed");
    expect((await still.team().get({ id: at.id })).moves).toEqual(["resume", "stop"]);
    await still.team().resume(at);
    await still.portal.drainMail();
    const { status, counts } = await still.team().get({ id: at.id });
    expect({ status, sent: counts.sent, waiting: counts.waiting }).toEqual({
      status: "finished",
      sent: 1,
      waiting: 0,
    });
  });

  test("leaves out whoever waits once it is stopped, with the reason", async () => {
    const { still, at } = await paused();
    await still.team().stop(at);
    await still.portal.drainMail();
    const { status, counts } = await still.team().get({ id: at.id });
    expect({ status, ...counts }).toEqual({
      status: "stopped",
      waiting: 0,
      sent: 0,
      kept: 0,
      failed: 0,
      skipped: 1,
    });
    expect((await still.rows(at.id)).map(({ reason }) => reason?.code)).toEqual(["campaignStopped"]);
  });

  test("leaves nobody waiting whose try was under way when it was stopped", async () => {
    const begun = new Set<string>();
    smtp.behave((recipient) => {
      if (!recipient.startsWith("way")) return undefined;
      begun.add(recipient);
      return "hangs";
    });
    const sent = await running();
    const drained = portal.drainMail();
    // Both: of two the portal has taken up, the second may still leave when the first is stopped.
    await until(() => begun.size === 2);
    const { version } = await team().get({ id: sent.id });
    await team().stop({ id: sent.id, version });
    smtp.behave(() => undefined);
    await drained;
    const { status, counts } = await team().get({ id: sent.id });
    expect({ status, waiting: counts.waiting, skipped: counts.skipped }).toEqual({
      status: "stopped",
      waiting: 0,
      skipped: 2,
    });
  });

  test("says what the server said of each, and tries the undelivered again as the same message", async () => {
    smtp.answerWith(550);
    const sent = await running();
    await portal.drainMail();
    const failed = await team().letters({ filters: { campaign: sent.id, states: ["failed"] } });
    expect(failed.items.map(({ lastError }) => lastError)).toEqual([
      expect.stringContaining("550"),
      expect.stringContaining("550"),
    ]);
    const ids = (await rows(sent.id)).map(({ messageId }) => messageId);
    smtp.answerWith(250);
    const { version, moves } = await team().get({ id: sent.id });
    expect(moves).toEqual(["retry"]);
    await team().retry({ id: sent.id, version });
    await portal.drainMail();
    const { counts } = await team().get({ id: sent.id });
    expect(counts).toMatchObject({ waiting: 0, sent: 2, failed: 0 });
    expect((await rows(sent.id)).map(({ messageId }) => messageId)).toEqual(ids);
  });

  test("pauses itself by refusals of before and after a restart together", async () => {
    const env = { SMTP_URL: smtp.url, MAIL_PER_SECOND: "200", DATA_DIR: newDataFolder() };
    const first = await openCampaigns({ env });
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1)
      ids.push((await makeSubmission(first.portal, { representativeEmail: `wall${at}@i.example` })).id);
    const draft = await first.write(ids);
    await first.send(draft);
    smtp.answerWith(451);
    await first.portal.drainMail();
    expect((await first.team().get({ id: draft.id })).status).toBe("running");
    await first.portal.close();
    const later = new Date(first.portal.clock().getTime() + 3_600_000);
    const { portal: again, as } = await openTestPortal({ env, now: later });
    await again.drainMail();
    smtp.answerWith(250);
    const { status, pausedBecause } = await as(first.manager).campaigns.get({ id: draft.id });
    expect([status, pausedBecause?.params]).toEqual([
      "paused",
      expect.objectContaining({ count: 20, of: 20 }),
    ]);
  });

  test("is copied as a new draft with its text and its choice", async () => {
    const sent = await running();
    const copy = await team().copy({ id: sent.id });
    const [was, is] = await Promise.all([sent.id, copy.id].map((id) => team().get({ id })));
    expect(is).toMatchObject({
      status: "draft",
      subject_en: was?.subject_en,
      chosen: was?.chosen,
      recipients: 0,
    });
    await portal.drainMail();
  });
});
