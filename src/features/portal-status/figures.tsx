import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatNumber } from "#i18n/formatters.ts";
import { cn } from "#src/components/cn.ts";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { Progress } from "#src/components/ui/progress.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Status } from "./data.ts";
import { sayBytes, sayMs } from "./say.ts";

type FigureProps = { name: string; value: ReactNode; isTroubled?: boolean; children?: ReactNode };

/** Disk, backup, mail and the wait for the thread: what is looked at first. */
export function Figures({ status }: { status: Status }) {
  const { LL, locale } = useWords();
  const words = LL.portalStatus.figures;
  const { data, backup, mail, work, warnings, at } = status;
  const { freeBytes, totalBytes } = data.disk;
  const waiting = Object.values(mail.waiting).reduce((sum, count) => sum + count, 0);
  const lastGood = backup.lastGood;
  return (
    <section aria-label={words.title()}>
      <ul className="grid grid-cols-1 border-t border-l border-line-2 sm:grid-cols-2 xl:grid-cols-4">
        <Figure
          name={words.disk()}
          value={sayBytes(locale, freeBytes)}
          isTroubled={warnings.includes("diskLow")}
        >
          <Progress
            value={totalBytes > 0 ? ((totalBytes - freeBytes) / totalBytes) * 100 : 0}
            label={words.used()}
            className="mb-2"
          />
          {words.diskOf({
            total: sayBytes(locale, totalBytes),
            database: data.database === null ? "–" : sayBytes(locale, data.database),
            files: sayBytes(locale, data.uploads.bytes),
          })}
        </Figure>
        <Figure
          name={words.backup()}
          value={lastGood ? <RelativeTime key={at} value={lastGood.takenAt} days={60} /> : words.noBackup()}
          isTroubled={backup.isLate}
        >
          {lastGood
            ? words.backupSize({ size: sayBytes(locale, lastGood.bytes) })
            : words.backupMode[backup.mode]()}
        </Figure>
        <Figure
          name={words.mail()}
          value={formatNumber(locale, waiting)}
          isTroubled={warnings.includes("mailStuck") || warnings.includes("mailGivenUp")}
        >
          {mail.failed + mail.givenUp > 0
            ? words.mailFailed({ failed: mail.failed, givenUp: mail.givenUp })
            : mail.hasServer
              ? words.mailNone()
              : words.mailKept()}{" "}
          {mail.oldest && (
            <>
              {words.mailOldest()} <RelativeTime key={at} value={mail.oldest} />.{" "}
            </>
          )}
          <Link to="/admin/mails" className="link">
            {words.mailOpen()}
          </Link>
        </Figure>
        <Figure name={words.wait()} value={sayMs(locale, work.hourMaxMs)} isTroubled={work.hourMaxMs > 1_000}>
          {words.waitNow({ ms: sayMs(locale, work.minuteMaxMs) })}
        </Figure>
      </ul>
    </section>
  );
}

function Figure({ name, value, isTroubled = false, children }: FigureProps) {
  return (
    <li className="grid grid-rows-[auto_auto_1fr] gap-1.5 border-r border-b border-line px-4 pt-3.5 pb-4">
      <span className="text-sm font-semibold">{name}</span>
      <span className={cn("display-4 figures", isTroubled && "text-error")}>{value}</span>
      <div className="text-sm leading-5 text-quiet">{children}</div>
    </li>
  );
}
