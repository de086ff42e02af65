import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DateTime } from "#src/components/date-time.tsx";
import { Fold } from "#src/components/fold.tsx";
import { LetterText } from "#src/components/letter-text.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { Awaited, Skeleton } from "#src/components/ui/skeleton.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { formatDate } from "#i18n/formatters.ts";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { type Outputs, trpc } from "#src/lib/call/trpc.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useSession } from "#src/session/session.ts";

type OwnMail = Outputs["mails"]["mine"][number];

/** What the portal sent to an exhibitor, the newest first, each as it was. */
export function OwnMails() {
  const { LL } = useWords();
  const words = LL.ownMails;
  const { user } = useSession();
  const { data, error, refetch } = useQuery(trpc.mails.mine.queryOptions());
  return (
    <>
      <PageTitle
        size="page"
        above={<BackLink to="/partner">{LL.actions.toDashboard()}</BackLink>}
        note={words.note({ email: user?.email ?? "" })}
      >
        {words.title()}
      </PageTitle>
      {error && !data && <RetryLine text={words.failed()} onRetry={() => void refetch()} />}
      {!data && !error && <MailPlaces />}
      {data?.length === 0 && <EmptyState title={words.empty()}>{words.emptyText()}</EmptyState>}
      <div className="border-b border-line not-has-[details]:border-b-0">
        {data?.map((mail) => (
          <OneMail key={mail.id} mail={mail} />
        ))}
      </div>
    </>
  );
}

/** Two lines a letter on a phone, side by side where there is room. */
function MailPlaces() {
  return (
    <Awaited className="border-b border-line">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div
          key={place}
          className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1.5 border-t border-line py-3.5 pl-6"
        >
          <Skeleton className="w-full max-w-90" />
          <Skeleton className="w-36" />
        </div>
      ))}
    </Awaited>
  );
}

function OneMail({ mail: { id, subject, locale, sentAt } }: { mail: OwnMail }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group border-t border-line"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-baseline gap-x-2 py-3.5 [&::-webkit-details-marker]:hidden">
        <Fold />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6">
          <span lang={locale} className="font-semibold wrap-anywhere">
            {subject}
          </span>
          <DateTime value={sentAt} show="dateTime" className="text-sm text-quiet" />
        </span>
      </summary>
      {isOpen && <Whole id={id} subject={subject} />}
    </details>
  );
}

function Whole({ id, subject }: Pick<OwnMail, "id" | "subject">) {
  const { LL, locale } = useWords();
  const words = LL.ownMails;
  const { data, error, refetch } = useQuery(trpc.mails.readMine.queryOptions({ id }));
  if (error) return <RetryLine text={words.failedText()} onRetry={() => void refetch()} />;
  if (!data) return <SpinnerArea />;
  return (
    <div className="pb-8">
      {data.text ? (
        <LetterText
          title={words.frame({ subject })}
          html={data.text.html}
          text={data.text.text}
          locale={data.locale}
          words={{ html: words.html(), text: words.text() }}
        />
      ) : (
        <p className="text-quiet">
          {words.dropped({ date: data.textDroppedAt ? formatDate(locale, data.textDroppedAt) : "" })}
        </p>
      )}
    </div>
  );
}
