import type { Locale } from "#domain/locales.ts";
import type { TemplateParams } from "#domain/mail/templates.ts";
import { formatMoment } from "#i18n/formatters.ts";
import { type Content, supportOf, type Surroundings } from "./content.ts";
import type { MailWords } from "./words.ts";

/** What an applicant is told beside the receipt and the decision. */
export function writeStatusLink(
  template: "submissionCorrected" | "statusLink" | "statusLinkRenewed",
  { company, reference, statusUrl }: TemplateParams["statusLink"],
  words: MailWords,
): Content {
  const { title, body, unexpected } = words[template];
  const { button, private: isPrivate } = words.statusPage;
  return {
    title: title(),
    before: [body({ company })],
    facts: [{ label: words.facts.reference(), value: reference }],
    button: { label: button(), url: statusUrl },
    hints: [unexpected(), isPrivate()],
  };
}

/** Whom to ask: the address no longer opens the page. */
export function writeAddressReplaced(
  { company, reference }: TemplateParams["addressReplaced"],
  words: MailWords,
  locale: Locale,
  around: Surroundings,
): Content {
  const { title, body, unexpected } = words.addressReplaced;
  return {
    title: title(),
    before: [body({ company }), unexpected({ email: supportOf(locale, around), reference })],
    facts: [{ label: words.facts.reference(), value: reference }],
  };
}

export function writeInterestKept(
  { url, validUntil }: TemplateParams["interestKept"],
  words: MailWords,
  locale: Locale,
  { settings: { city, eventZone, zone } }: Surroundings,
): Content {
  const { title, body, button, private: isPrivate, unexpected } = words.interestKept;
  const date = formatMoment(locale, validUntil, eventZone);
  return {
    title: title(),
    before: [body({ zone })],
    facts: [{ label: words.facts.keptUntil(), value: words.facts.validUntilValue({ date, city }) }],
    button: { label: button(), url },
    hints: [isPrivate(), unexpected()],
  };
}
