import { Link } from "@tanstack/react-router";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { HistoryRow } from "./data.ts";

const linkClasses = "font-semibold no-underline hover:underline hover:underline-offset-4";

/** The record something was done to, leading to its page, and whose it is. */
export function AboutRecord({ row }: { row: HistoryRow }) {
  const { institution, account } = row.about;
  const name = row.record === "account" && account ? account.name : institution;
  return (
    <>
      <RecordLink row={row} />
      {name && <span className="block text-[0.8125rem] wrap-anywhere text-quiet">{name}</span>}
    </>
  );
}

function RecordLink({ row: { record, recordId, about } }: { row: HistoryRow }) {
  const { LL } = useWords();
  const { user } = useSession();
  const { order, submission, account, item } = about;
  if (order) {
    return (
      <Link
        to="/admin/orders/edit/$orderId"
        params={{ orderId: order.id }}
        className={`${linkClasses} figures`}
      >
        {order.reference}
      </Link>
    );
  }
  if (submission) {
    return (
      <Link
        to="/admin/submissions/$submissionId"
        params={{ submissionId: submission.id }}
        className={`${linkClasses} figures`}
      >
        {submission.reference}
      </Link>
    );
  }
  if (item) {
    return (
      <Link to="/admin/catalog/$itemId" params={{ itemId: recordId }} className={linkClasses}>
        {item}
      </Link>
    );
  }
  if (record === "settings" && user && may(user, "settings.update")) {
    return (
      <Link to="/admin/settings" className={linkClasses}>
        {LL.historyList.kinds.settings()}
      </Link>
    );
  }
  if (account?.isStaff && user && may(user, "staff.manage")) {
    return (
      <Link to="/admin/staff" search={{ search: account.name }} className={linkClasses}>
        {LL.nav.staff()}
      </Link>
    );
  }
  return LL.historyList.kinds[record]();
}
