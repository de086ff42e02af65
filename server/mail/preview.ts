import type { Locale } from "#domain/locales.ts";
import type { Ctx } from "../portal/context.ts";
import { readSettings } from "../event/read.ts";
import { readLate } from "../portal/read-late.ts";
import type { MailToRender } from "./render.ts";
import { sendsMail } from "../platform/env.ts";

type Written = {
  template: MailToRender["template"];
  to: { email: string; name: string } | null;
  locale: Locale;
  params: object;
};

/** A mail as its recipient would read it. */
export type MailPreview = {
  /** False where nobody can be reached: no mail leaves, there are neither address nor words. */
  isAddressed: boolean;
  to: string;
  name: string;
  /** Other recipients, each in their own language. */
  alsoTo: string[];
  locale: Locale;
  subject: string;
  text: string;
  /** False while there is no mail server: the message would be held back. */
  isDelivered: boolean;
};

/** The message as it would be sent. Nothing is stored. */
export async function previewMail(
  ctx: Ctx,
  { template, to, locale, params }: Written,
  others: readonly Pick<Written, "to">[] = [],
): Promise<MailPreview> {
  if (to === null) return previewNobody(ctx, locale);
  const { env, secret } = ctx.portal;
  const { renderMail } = await readLate(() => import("./render.ts"));
  const { subject, text } = renderMail(
    { template, locale, toName: to.name, params: { ...params }, sealed: null },
    { settings: await readSettings(ctx.db.read), publicUrl: env.PUBLIC_URL, secret },
  );
  const alsoTo = others.flatMap((one) => (one.to ? [`${one.to.name} (${one.to.email})`] : []));
  const address = { isAddressed: true, to: to.email, name: to.name, alsoTo };
  return { ...address, locale, subject, text, isDelivered: sendsMail(env) };
}

/** The preview of a change that should send mail but reaches nobody. */
export function previewNobody({ portal }: Ctx, locale: Locale): MailPreview {
  const isDelivered = sendsMail(portal.env);
  return { isAddressed: false, to: "", name: "", alsoTo: [], locale, subject: "", text: "", isDelivered };
}
