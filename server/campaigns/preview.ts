import * as v from "valibot";
import { whyLeftOut } from "#domain/campaigns/assess.ts";
import { letterDraft } from "#domain/campaigns/schema.ts";
import { id } from "#domain/fields.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { readSettings } from "../event/read.ts";
import { withLogo } from "../mail/logo.ts";
import { readLogo } from "../event/logo.ts";
import { readLate } from "../portal/read-late.ts";
import { longQuestion } from "../call/verb.ts";
import { readAddressees } from "./candidates.ts";
import { writeText } from "./letter.ts";
import { valuesOf } from "./values.ts";

/**
 * EML-03: the very mail as one recipient would read it, of what is written now; in that recipient's language unless
 * another is named.
 */
export const previewLetter = longQuestion("campaigns.preview", {
  may: ["mails.manage"],
  input: v.strictObject({
    letter: letterDraft,
    of: id(),
    locale: v.optional(v.picklist(LOCALES)),
  }),
  sample: ({ submission }) => ({
    of: submission,
    letter: {
      kind: "notice",
      subject_pt: "Aviso",
      subject_en: "Notice",
      message_pt: "Olá",
      message_en: "Hello",
      details_pt: "",
      details_en: "",
    },
  }),
  async run(ctx, { letter, of, locale }) {
    const { to, values } = await readOne(ctx, letter.kind, of, locale);
    const reason = whyLeftOut({ ...letter, used: [] }, to, values, new Set()) ?? null;
    const { htmlWithPictures, renderMail } = await readLate(() => import("../mail/render.ts"));
    const { env, secret } = ctx.portal;
    const text = writeText(letter.kind, letter, to.locale, values);
    const params = { values, text, optOutUrl: `${env.PUBLIC_URL}/unsubscribe/test` };
    const rendered = renderMail(
      { template: "campaign", locale: to.locale, toName: to.name, params, sealed: null },
      {
        settings: await readSettings(ctx.db.read),
        publicUrl: env.PUBLIC_URL,
        secret,
        logo: await readLogo(ctx.portal),
      },
    );
    return {
      to: to.email,
      name: to.name,
      locale: to.locale,
      subject: rendered.subject,
      html: await withLogo(ctx.portal, htmlWithPictures(rendered)),
      reason,
    };
  },
});

/** Reads one recipient, in another language if one is given. */
export async function readOne(
  ctx: SignedInCtx,
  kind: Parameters<typeof readAddressees>[1]["kind"],
  of: string,
  locale?: Locale,
) {
  const around = {
    now: ctx.now,
    optOutKey: ctx.portal.optOutKey,
    settings: await readSettings(ctx.db.read),
  };
  const [found] = await readAddressees(ctx.db.read, { kind, ids: [of] }, around);
  if (!found) throw refuse("notFound", { record: "submission" });
  const to = { ...found, locale: locale ?? found.locale };
  return { to, values: valuesOf(to, ctx.portal.env.PUBLIC_URL) };
}
