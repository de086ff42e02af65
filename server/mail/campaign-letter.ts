import type { TemplateParams } from "#domain/mail/templates.ts";
import type { Content } from "./content.ts";

/** What the team wrote, paragraph by paragraph, with this recipient's values. */
export function writeCampaign({ text }: TemplateParams["campaign"]): Content {
  if (!text) throw new Error("a campaign's message was rendered without the text of its campaign");
  return {
    title: text.subject,
    before: paragraphsOf(text.message),
    after: paragraphsOf(text.details),
  };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
