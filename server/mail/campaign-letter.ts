import type { TemplateParams } from "#domain/mail/templates.ts";
import type { Content } from "./content.ts";
import type { MailWords } from "./words.ts";

/** What the team wrote, paragraph by paragraph, with this recipient's values. */
export function writeCampaign({ text, optOutUrl }: TemplateParams["campaign"], words: MailWords): Content {
  if (!text) throw new Error("a campaign's message was rendered without the text of its campaign");
  return {
    title: text.subject,
    before: paragraphsOf(text.message),
    after: paragraphsOf(text.details),
    ...(optOutUrl && { optOut: { label: words.campaign.optOut(), url: optOutUrl } }),
  };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
