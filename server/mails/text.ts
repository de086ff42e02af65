import { TEMPLATES } from "#domain/mail/templates.ts";
import { withText } from "../campaigns/letter.ts";
import type { Ctx } from "../context.ts";
import { readSettings } from "../event/read.ts";
import { readLate } from "../read-late.ts";
import type { Mail } from "./load.ts";

/** Stands where a password, a code or a secret link stood. */
const HIDDEN = "••••••";

/** As its reader sees it; `html` shows the pictures within. */
export type MailText = { subject: string; html: string; text: string };

/** What a message says or said, without its secrets; null once its text was dropped. */
export async function readText(ctx: Pick<Ctx, "db" | "portal">, mail: Mail): Promise<MailText | null> {
  if (mail.textDroppedAt) return null;
  const { env, secret } = ctx.portal;
  const { renderMail, htmlWithPictures } = await readLate(() => import("../mail/render.ts"));
  const read = ctx.db.read;
  const written = mail.template === "campaign" ? await withText(read, mail) : mail;
  const hidden = hideSecrets(mail, env.PUBLIC_URL);
  const rendered = renderMail(
    { ...written, params: { ...written.params, ...hidden }, sealed: null },
    { settings: await readSettings(read), publicUrl: env.PUBLIC_URL, secret },
  );
  return { subject: rendered.subject, html: htmlWithPictures(rendered), text: rendered.text };
}

function hideSecrets({ template }: Mail, publicUrl: string): Record<string, string> {
  const names: readonly string[] = TEMPLATES[template].secret;
  return Object.fromEntries(
    names.map((name) => [name, /url$/i.test(name) ? `${publicUrl}/***` : HIDDEN] as const),
  );
}
