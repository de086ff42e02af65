import { describe, expect, test } from "bun:test";
import type { Locale } from "#domain/locales.ts";
import { initFormatters } from "#i18n/formatters.ts";
import { TEXTS } from "#i18n/i18n-texts.ts";
import type { Translations } from "#i18n/i18n-types.ts";
import { makeWords } from "#i18n/make-words.ts";
import { withoutMail } from "#i18n/over-words.ts";

/**
 * A portal without a mail server promises no message: each sentence that speaks of one that leaves has another under
 * the same name in the room withoutMail, which every screen says instead. A new one is found here by its words.
 */
type Words = { readonly [key: string]: string | Words };
const LANGUAGES = ["pt", "en"] as const;

/** Of a message that leaves, arrives or has left. */
const PROMISE: Record<Locale, RegExp> = {
  pt: /(?:receb|envi|mand|cheg|segue|sai|saem|said|saiu|saindo|avis|vai no|vai dentro|a caminho|proponha)[^.]*(?:e-mail|\{email)|(?:e-mail|\{email)[^.]*(?:receb|envi|mand|cheg|segue|sai|avis|a caminho)|\bavisad[ao]s?\b|\bavisa\b|[Aa]visaremos|[Ee]nviamos|credenciais (?:enviadas|seguem)|a caminho|lembretes? enviad|serão enviadas/i,
  en: /(?:gets?|got|reach|receiv|sends?|sent|go(?:es)?|mails|leav|arriv|comes|tell|told|hear)\b[^.]*(?:e-?mails?|\{email)|(?:emails?|\{email)[^.]*(?:gets?|reach|receiv|\bsends?|sent|goes|leav|arriv|tell|told)|\b(?:by email|is told|been told|was told|are told|told\b)|mails a|on (?:its|their|the) way|will be sent|reminders? sent|credentials (?:sent|go)/i,
};

/** Papers and letters, and words that promise no message of the portal or say themselves that none leaves. */
const ROOMS_APART = ["mail", "mails", "privacy", "contract", "historyList", "withoutMail", "optOut"];
const APART: Record<string, string[]> = {
  "the requirements print it, and the page says beneath that the message is kept": [
    "auth.server.recoveryRequested",
  ],
  "the answer of the call decides between it and its neighbour": [
    "interestReceipt.intro",
    "interestReceipt.noMail",
    "applicant.correct.saved",
    "applicant.later.mailed",
    "applicant.later.noMail",
    "applicant.lost.noMail",
    "profile.newEmail.asked",
    "profile.newEmail.noMail",
    "moving.letter.leaves",
    "moving.letter.kept",
    "history.done.submission.keepDecision",
  ],
  "asked only where mail leaves": [
    "applicant.lost.text",
    "applicant.correct.savedElsewhere",
    "submissions.links.text",
    "submissions.links.ended",
    "applicant.lost.asked",
    "bulk.letters.waiting",
    "bulk.letters.sentNow",
  ],
  "says what a mail server did, or that there is none": [
    "auth.recovery.request.kept",
    "auth.recovery.request.keptDesk",
    "ownMails.note",
    "ownMails.empty",
    "ownMails.emptyText",
    "campaigns.check.failed",
    "campaigns.page.keptHint",
    "campaigns.test.failed",
    "campaigns.test.kept",
    "deskObstacles.delivery.none",
    "deskObstacles.delivery.noneYet",
    "deskObstacles.delivery.test",
    "deskObstacles.delivery.taken",
    "deskObstacles.delivery.refused",
    "deskObstacles.delivery.trouble.unreachable",
    "deskObstacles.reason.noMailServer",
    "deskObstacles.reason.campaignRefused",
    "deskObstacles.reason.noAddress",
    "decisions.kept",
    "decisions.allTold",
    "submissions.decision.state.kept",
    "submissions.decision.state.underWay",
    "submissions.decision.state.sent",
  ],
  "promises nothing of the portal's mail": [
    "campaigns.check.acknowledge",
    "campaigns.check.recent",
    "campaigns.check.plan",
    "campaigns.check.unseen",
    "campaigns.draft.spare",
    "campaigns.recipients.marksHint.recent",
    "deskObstacles.reason.mailedToday",
    "colleagues.link.other",
    "decisions.noteHint",
    "decisions.texts.text",
    "eoi.agreement.collect",
    "history.done.submission.sendDecision",
    "bulk.undoText.decided",
    "moving.letter.silentHint",
    "moving.letter.nobody",
    "deskObstacles.reason.nobodyReached",
    "desk.order.nobodyText",
    "partners.access.letters.nobody",
    "partners.access.letters.person",
    "orders.requests.done.mute",
    "orders.theirs.text",
    "orders.theirs.heldText",
    "settings.lead",
    "settings.reminders.hints.windowCloses",
    "settings.reminders.noServer",
    "settings.sections.payingHint",
    "statuses.files.underway",
    "submissions.decision.noteHint",
    "submissions.decision.outdated",
    "support.contact.text",
  ],
};

function flatten(words: Words, path = ""): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

function textsOf(locale: Locale): Map<string, string> {
  const rooms = Object.entries(TEXTS[locale] as unknown as Words).filter(
    ([room]) => !ROOMS_APART.includes(room),
  );
  return new Map(flatten(Object.fromEntries(rooms)));
}

function insteadOf(locale: Locale): Map<string, string> {
  return new Map(flatten(TEXTS[locale].withoutMail.instead as unknown as Words));
}

const argsOf = (text = "") => [...text.matchAll(/(?<!\{)\{(\w+)/g)].map(([, name]) => name);

test("every sentence that promises a message has another for a portal without a mail server", () => {
  const apart = new Set(Object.values(APART).flat());
  const instead = insteadOf("pt");
  const left = LANGUAGES.flatMap((locale) =>
    [...textsOf(locale)].filter(([, text]) => PROMISE[locale].test(text)),
  )
    .filter(([key]) => !instead.has(key) && !apart.has(key))
    .map(([key]) => key);
  expect(left).toEqual([]);
});

test("what is set apart exists, and needs no other sentence", () => {
  const [texts, instead] = [textsOf("pt"), insteadOf("pt")];
  const gone = Object.values(APART)
    .flat()
    .filter((key) => !texts.has(key) || instead.has(key));
  expect(gone).toEqual([]);
});

describe.each(LANGUAGES)("without a mail server, in %s", (locale) => {
  const words = TEXTS[locale] as unknown as Translations;
  const [texts, instead] = [textsOf(locale), insteadOf(locale)];

  test("each other sentence stands in the place of one, filled in with the same things", () => {
    const strange = [...instead].filter(([key, text]) =>
      argsOf(text).some((name) => !argsOf(texts.get(key)).includes(name)),
    );
    expect([strange, [...instead.keys()].filter((key) => !texts.has(key))]).toEqual([[], []]);
  });

  test("none of them promises a message, and none was left as it was", () => {
    const kept =
      /não|Não|quando houver|once there|guardad|liberar|retirad|sem envio|\bnot\b|\bkept\b|\bno (?:email|code|mail)|unsent|hand|entreg/;
    const promising = [...instead].filter(([, text]) => PROMISE[locale].test(text) && !kept.test(text));
    const same = [...instead].filter(([key, text]) => texts.get(key) === text);
    expect([promising, same]).toEqual([[], []]);
  });

  test("every screen says it in place of the promise, whatever room it reads; the rest stays", () => {
    const LL = makeWords(locale, withoutMail(words), initFormatters(locale));
    const { items } = LL.desk;
    const before = makeWords(locale, words, initFormatters(locale)).desk.items;
    expect<string>(items.undoText()).toBe(instead.get("desk.items.undoText") ?? "");
    expect(items.undoText()).not.toBe(before.undoText());
    expect(items.undo()).toBe(before.undo());
  });

  test("a room that is not loaded stays away", () => {
    const { withoutMail: room, support } = TEXTS[locale];
    const laid = withoutMail({ support, withoutMail: room } as unknown as Translations);
    expect(Object.keys(laid).toSorted()).toEqual(["support", "withoutMail"]);
  });
});

test("a page that is taken over before its first words have come breaks on nothing", () => {
  // What the browser holds of a language of which nothing was loaded yet.
  const none = undefined as unknown as Translations;
  expect(withoutMail(none)).toBe(none);
});
