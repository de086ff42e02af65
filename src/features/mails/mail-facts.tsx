import { Link } from "@tanstack/react-router";
import { DateTime } from "#src/components/date-time.tsx";
import { DefinitionList, type Definition } from "#src/components/definition-list.tsx";
import { formatDateTime } from "#i18n/formatters.ts";
import { sayReason } from "#i18n/say-refusal.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Mail } from "./data.ts";

/** What a reason is about: of a draft why somebody reads it first, of a message that was skipped why it did not leave. */
const WHY: Partial<Record<Mail["status"], "why" | "waits">> = { draft: "waits", skipped: "why" };

/** Whom it goes to, what it is about, and what the mail server said. */
export function MailFacts({ mail }: { mail: Mail }) {
  const { LL, locale } = useWords();
  const words = LL.mails.facts;
  const facts: (Definition | false | null)[] = [
    { term: words.to(), description: `${mail.toName}\n${mail.toEmail}` },
    mail.bounce !== null && mail.status !== "dead" && { term: words.bounces(), description: mail.bounce },
    { term: words.about(), description: <About mail={mail} /> },
    { term: words.written(), description: <DateTime value={mail.createdAt} show="dateTime" /> },
    mail.editedAt !== null && {
      term: words.edited(),
      description: <DateTime value={mail.editedAt} show="dateTime" />,
    },
    mail.sentAt !== null && {
      term: mail.status === "kept" ? words.kept() : words.left(),
      description: <DateTime value={mail.sentAt} show="dateTime" />,
    },
    mail.reason !== null && {
      term: words[WHY[mail.status] ?? "waited"](),
      description: sayReason(LL, mail.reason),
    },
    mail.attempts > 0 && { term: words.attempts(), description: String(mail.attempts) },
    mail.nextAttemptAt !== null && {
      term: words.next(),
      description: formatDateTime(locale, mail.nextAttemptAt),
    },
    { term: words.lane(), description: LL.mails.lanes[mail.lane]() },
    { term: words.language(), description: LL.eoi.options.language[mail.locale]() },
  ];
  return (
    <aside className="min-w-0">
      <DefinitionList layout="stack" items={facts.filter((fact) => fact !== false && fact !== null)} />
      <p className="mt-4 text-sm leading-6 text-quiet">{words.hidden()}</p>
    </aside>
  );
}

function About({ mail: { about, topic, campaign, toEmail, isDecision } }: { mail: Mail }) {
  const { LL } = useWords();
  const words = LL.mails;
  const said = words.topics[topic]();
  if (campaign) {
    return (
      <Link to="/admin/mails" search={{ campaign: campaign.id }} className="link">
        {campaign.subject}
      </Link>
    );
  }
  switch (about?.kind) {
    case "order":
      return (
        <Link to="/admin/orders/edit/$orderId" params={{ orderId: about.id }} className="link">
          {words.open.order()}
        </Link>
      );
    case "submission":
      return (
        <Link to="/admin/submissions/$submissionId" params={{ submissionId: about.id }} className="link">
          {isDecision ? words.open.decision() : words.open.submission()}
        </Link>
      );
    case "partner":
      return (
        <Link to="/admin/partners" search={{ search: toEmail }} className="link">
          {words.open.partner()}
        </Link>
      );
    default:
      return said;
  }
}
