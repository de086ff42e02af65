import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { type Inputs, trpc } from "#src/lib/call/trpc.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { RetryLine } from "./retry-line.tsx";

export type MailsOf = Inputs["mails"]["about"];

/** The newest first, each with whom it went to and what became of it. */
export function RecordMailList({ of }: { of: MailsOf }) {
  const { LL } = useWords();
  const words = LL.mails;
  const { data, error, refetch } = useQuery(trpc.mails.about.queryOptions(of));
  if (error) return <RetryLine text={say(LL, error)} onRetry={() => void refetch()} />;
  if (!data) return <SpinnerArea />;
  if (data.items.length === 0) return <p className="text-quiet">{words.empty()}</p>;
  return (
    <>
      <ul>
        {data.items.map(({ id, subject, locale, toName, toEmail, status, createdAt }) => (
          <li key={id} className="border-t border-line py-2.5">
            <Link
              to="/admin/mails/$mailId"
              params={{ mailId: id }}
              lang={locale}
              className="link wrap-anywhere"
            >
              {subject}
            </Link>
            <p className="text-sm leading-6 wrap-anywhere text-quiet">
              {toName || toEmail} · {words.left[status]()} · <RelativeTime value={createdAt} />
            </p>
          </li>
        ))}
      </ul>
      {data.isMore && (
        <Link to="/admin/mails" className="link">
          {words.older()}
        </Link>
      )}
    </>
  );
}
