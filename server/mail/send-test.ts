import { newId } from "#db/columns.ts";
import type { SignedInCtx } from "../context.ts";
import { readSettings } from "../event/read.ts";
import { openSmtp } from "../platform/smtp.ts";
import { readFailure } from "../platform/smtp-failure.ts";
import { change } from "../verb.ts";
import { readLate } from "../read-late.ts";

/** `reason` is what the mail server said; "" while there is none. */
type Tested = { to: string; isTaken: boolean; reason: string };

/**
 * Hands a message for the administrator who asks to the mail server, at once and past the outbox, and answers what
 * became of it.
 */
export const sendTest = change("mails.sendTest", {
  may: ["settings.update"],
  prepare: (ctx) => tryServer(ctx),
  run: async (_tx, _ctx, _input, tested) => tested,
});

async function tryServer(ctx: SignedInCtx): Promise<Tested> {
  const { env, secret } = ctx.portal;
  const { email, name, language } = ctx.actor;
  if (env.SMTP_URL === undefined) return { to: email, isTaken: false, reason: "" };
  const { renderMail } = await readLate(() => import("./render.ts"));
  const around = { settings: await readSettings(ctx.db.read), publicUrl: env.PUBLIC_URL, secret };
  const letter = { template: "testMail", locale: language, toName: name, params: {}, sealed: null } as const;
  const mailer = openSmtp(env.SMTP_URL);
  try {
    await mailer.send({
      ...renderMail(letter, around),
      messageId: `<${newId()}@${new URL(env.PUBLIC_URL).hostname}>`,
      date: ctx.now,
      from: env.MAIL_FROM,
      to: { email, name },
      language,
    });
    return { to: email, isTaken: true, reason: "" };
  } catch (error) {
    return { to: email, isTaken: false, reason: readFailure(error).reason };
  } finally {
    mailer.close();
  }
}
