import { Link } from "@tanstack/react-router";
import { mailColumns } from "#domain/mail/columns.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import { sayReason } from "#i18n/say-refusal.ts";
import type { Column } from "#src/components/data-columns.ts";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { TwoLines } from "#src/components/two-lines.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { MailRow } from "./data.ts";
import { MAIL_TONES } from "./mail-tones.ts";
import { WholeWords } from "./whole-words.tsx";

/** Recipient, subject and state of a message; the subject links to the message. */
export function useMailColumns(onRetry: (mail: MailRow) => void): Column<MailRow>[] {
  const { LL, locale } = useWords();
  const words = LL.mails;
  return screenColumns(
    mailColumns,
    words.columns,
    { LL },
    {
      subject: {
        onCard: "title",
        className: "w-full max-w-0 min-w-48",
        cell: (row) => (
          <TwoLines second={<WholeWords>{about(row)}</WholeWords>}>
            <Subject of={row} />
          </TwoLines>
        ),
      },
      recipient: {
        onCard: "plain",
        className: "max-w-60 md:max-xl:max-w-40",
        cell: (row) => (
          <TwoLines
            translate="no"
            second={
              <>
                {row.toEmail}
                <span className="md:hidden">
                  {" · "}
                  <RelativeTime value={row.createdAt} />
                </span>
              </>
            }
          >
            {row.toName}
          </TwoLines>
        ),
      },
      status: {
        onCard: "status",
        cell: (row) => (
          <>
            <Badge dot tone={MAIL_TONES[row.status]}>
              {words.left[row.status]()}
            </Badge>
            {row.verbs.includes("retry") && (
              <Button
                variant="quiet"
                size="sm"
                className="relative ml-2 max-md:-ml-3 max-md:flex"
                aria-label={words.retryOf({ subject: row.subject, name: row.toName })}
                onClick={() => onRetry(row)}
              >
                {words.retry()}
              </Button>
            )}
          </>
        ),
      },
      created: {
        onCard: "hidden",
        hidesBelow: "xl",
        className: "text-quiet",
        cell: (row) => <RelativeTime value={row.createdAt} />,
      },
      language: { isExtra: true },
    },
  );

  /** The subject; for an undelivered message, the number of attempts and the reason. */
  function about(row: MailRow): string {
    const { topic, status, attempts, lastError, nextAttemptAt, isSuperseded, reason } = row;
    if (reason) return `${words.topics[topic]()} · ${sayReason(LL, reason)}`;
    if (isSuperseded && status !== "sent") return `${words.topics[topic]()} · ${words.superseded()}`;
    const hasFailed = status === "failed" || status === "dead";
    return [
      words.topics[topic](),
      hasFailed && words.attempts({ count: attempts }),
      hasFailed && lastError,
      nextAttemptAt && words.next({ date: formatDateTime(locale, nextAttemptAt) }),
    ]
      .filter(Boolean)
      .join(" · ");
  }
}

/** The subject in the recipient's language, whoever looks at it. */
function Subject({ of: { id, subject, locale } }: { of: MailRow }) {
  return (
    <Link to="/admin/mails/$mailId" params={{ mailId: id }} className={`${rowLinkClasses} wrap-anywhere`}>
      <span lang={locale}>
        <WholeWords>{subject}</WholeWords>
      </span>
    </Link>
  );
}
