import type { Locale } from "#domain/locales.ts";
import type { Ctx } from "../context.ts";
import { readSettings } from "../event/read.ts";
import { readLate } from "../read-late.ts";
import type { MailToRender } from "./render.ts";
import { sendsMail } from "../env.ts";

type Written = {
  template: MailToRender["template"];
  to: { email: string; name: string };
  locale: Locale;
  params: object;
};

/** A mail as its recipient would read it. */
export type MailPreview = {
  to: string;
  name: string;
  locale: Locale;
  subject: string;
  text: string;
  /** False while there is no mail server: it would be kept. */
  isDelivered: boolean;
};

/** What would leave, for those who are about to let it leave. Nothing is kept. */
export async function previewMail(ctx: Ctx, { template, to, locale, params }: Written): Promise<MailPreview> {
  const { env, secret } = ctx.portal;
  const { renderMail } = await readLate(() => import("./render.ts"));
  const { subject, text } = renderMail(
    { template, locale, toName: to.name, params: { ...params }, sealed: null },
    { settings: await readSettings(ctx.db.read), publicUrl: env.PUBLIC_URL, secret },
  );
  return { to: to.email, name: to.name, locale, subject, text, isDelivered: sendsMail(env) };
}
