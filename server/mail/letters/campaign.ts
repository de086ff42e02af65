import { greets } from "#domain/campaigns/greeting.ts";
import type { Block, Line } from "#domain/mail/campaign-as-sent.ts";
import type { Prose, Span } from "../content.ts";
import { namesAmount } from "../names-amount.ts";
import type { Writers } from "./writer.ts";

/** The team's text with this recipient's values, and the button of its kind. */
export const campaignLetters = {
  campaign: {
    // The subject stands on the campaign, and comes with its text on sending.
    subject: ({ text }) => text?.subject ?? "",
    write: ({ text, values, optOutUrl }, { words, all }) => {
      if (!text) throw new Error("a campaign's message was rendered without the text of its campaign");
      const { button } = text;
      const prose = { before: text.message.map(proseOf), after: text.details.map(proseOf) };
      const first = firstWords(text.message);
      return {
        title: text.subject,
        preheader: first,
        ...(greets(first) && { to: "" }),
        ...prose,
        hints: namesAmount(prose) ? [all.taxes()] : [],
        ...(button && { button: { label: words[button](), url: values["link"] ?? "" } }),
        ...(optOutUrl && { optOut: { label: words.optOut(), url: optOutUrl } }),
      };
    },
  },
} satisfies Partial<Writers>;

/** What a list of messages shows beside the subject. */
function firstWords([first]: readonly Block[]): string {
  if (!first) return "";
  const [line = []] = first.kind === "list" ? first.items : first.lines;
  return line.map((span) => span.text).join("");
}

function proseOf(block: Block): Prose {
  if (block.kind === "list")
    return { items: block.items.map((item) => [...item]), isNumbered: block.isNumbered };
  return block.lines.flatMap((line, at) => (at === 0 ? line : broken(line)));
}

/** The line, after a line break. */
function broken([first, ...rest]: Line): Span[] {
  return first ? [{ text: "\n" }, first, ...rest] : [];
}
