import { withText } from "../campaigns/letter.ts";
import type { Ctx } from "../portal/context.ts";
import { readSettings } from "../event/read.ts";
import { hideSecrets } from "../mail/hide-secrets.ts";
import { withLogo } from "../mail/logo.ts";
import { readSentText } from "../mail/sent-text.ts";
import { readLate } from "../portal/read-late.ts";
import { readLogo } from "../event/logo.ts";
import type { Mail } from "./load.ts";

/** A message as its reader sees it; `html` includes the pictures. */
export type MailText = { subject: string; html: string; text: string };

/**
 * What a message said when it left, or would say now, without its secrets; null once its text was dropped.
 */
export async function readText(ctx: Pick<Ctx, "db" | "portal">, mail: Mail): Promise<MailText | null> {
  if (mail.textDroppedAt) return null;
  const { htmlWithPictures } = await readLate(() => import("../mail/render.ts"));
  const sent = await readSentText(ctx.db.read, mail);
  const { subject, html, text } = sent ?? (await writeNow(ctx, mail));
  return { subject, html: await withLogo(ctx.portal, htmlWithPictures({ html })), text };
}

async function writeNow({ db, portal }: Pick<Ctx, "db" | "portal">, mail: Mail) {
  const { env, secret } = portal;
  const { renderMail } = await readLate(() => import("../mail/render.ts"));
  const written = mail.template === "campaign" ? await withText(db.read, mail) : mail;
  return renderMail(hideSecrets(written, env.PUBLIC_URL), {
    settings: await readSettings(db.read),
    publicUrl: env.PUBLIC_URL,
    secret,
    logo: await readLogo(portal),
  });
}
