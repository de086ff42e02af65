import { rmSync } from "node:fs";
import { startPortal } from "../../portal-process.ts";
import { startSmtp } from "../../smtp.ts";
import { answerOf, change, question, type Session } from "./calls.ts";
import { fire } from "./fire.ts";
import { PASSWORD, type Season, STAFF } from "./season.ts";
import { signIn } from "./session.ts";
import { openReading } from "./side.ts";
import { type Figure, figureOf, type Work } from "./work.ts";

/** P15: how soon a campaign to all submissions is queued, at what rate it leaves, and what readers notice of it. */

/** Letters a second, as configured. */
const RATE = 100;
const RATE_OFF = 0.1;
const QUEUED_MS = 1_000;
const TEXT = "O acesso abre às 8h, {{company}}. ".repeat(40);

export const besideCampaign: Work = {
  id: "P15",
  what: `letters of a campaign at ${RATE} a second, and orders and lists read beside it`,
  reach: { perSecond: RATE * (1 - RATE_OFF), p99: 60 },
  // A portal of its own: the others have no mail server.
  portal:
    async ({ target: { root }, season, copy }) =>
    async (seconds) => {
      const dataDir = copy();
      const smtp = await startSmtp();
      const env = { TRUST_PROXY: "1", MAIL_PER_SECOND: String(RATE) };
      const portal = await startPortal({ seed: "empty", root, dataDir, smtpUrl: smtp.url, env });
      try {
        return await readBeside(portal.port, season, seconds, () => smtp.messages.length);
      } finally {
        await portal.stop();
        await smtp.close();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
};

async function readBeside(
  port: number,
  season: Season,
  seconds: number,
  arrived: () => number,
): Promise<Figure> {
  const staff = await signIn(port, STAFF, PASSWORD);
  const { recipients, queuedIn } = await send(port, staff);
  while (arrived() === 0) await Bun.sleep(50);
  const [before, began] = [arrived(), performance.now()];
  const figure = figureOf(await fire({ ...openReading(port, season, staff), seconds }));
  const perSecond = ((arrived() - before) * 1_000) / (performance.now() - began);
  const wrong = Number(perSecond > RATE * (1 + RATE_OFF)) + Number(queuedIn > QUEUED_MS);
  const note = figure.note ?? `${recipients} queued in ${Math.round(queuedIn)} ms`;
  return { ...figure, perSecond, bad: (figure.bad ?? 0) + wrong, note };
}

/** To every submission of the season; how many letters leave, and how long they took to be queued. */
async function send(port: number, staff: Session): Promise<{ recipients: number; queuedIn: number }> {
  const ask = <Data>(name: string, input: unknown) => answerOf<Data>(port, change(name, input), staff);
  const audience = { kind: "filtered", question: {} };
  const begun = await ask<{ id: string; version: number }>("campaigns.begin", { audience });
  const texts = { subject_pt: "Montagem", subject_en: "Build-up", message_pt: TEXT, message_en: TEXT };
  const letter = { kind: "notice", ...texts, details_pt: "", details_en: "" };
  const { id, version } = await ask<typeof begun>("campaigns.save", { ...begun, letter });
  const check = question("campaigns.check", { id });
  const { goes, leftOut } = await answerOf<{ goes: number; leftOut: number }>(port, check, staff);
  const began = performance.now();
  await ask("campaigns.send", { id, version, seen: { goes, leftOut } });
  return { recipients: goes, queuedIn: performance.now() - began };
}
