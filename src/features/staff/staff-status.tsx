import { formatDate } from "#i18n/formatters.ts";
import { Badge } from "#src/components/ui/badge.tsx";
import { useClock } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { StaffAccount } from "./data.ts";

/** Whether the account is open, and how long a mailed password that nobody replaced yet still works. */
export function StaffStatus({ account }: { account: StaffAccount }) {
  const { LL, locale } = useWords();
  const now = useClock();
  const { status, temporaryUntil } = account;
  return (
    <>
      <Badge dot tone={status === "active" ? "good" : "outline"}>
        {LL.staff.status[status]()}
      </Badge>
      {temporaryUntil && status === "active" && (
        <span className="mt-0.5 block text-[0.8125rem] text-quiet">
          {new Date(temporaryUntil) > now
            ? LL.staff.temporary.until({ date: formatDate(locale, temporaryUntil) })
            : LL.staff.temporary.expired()}
        </span>
      )}
    </>
  );
}
