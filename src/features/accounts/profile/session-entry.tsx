import { describeDevice } from "#domain/accounts/device.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { OpenLogin } from "./data.ts";

type SessionEntryProps = { login: OpenLogin; isEnding: boolean; onEnd: () => void };

/** One login: the device in words, since when and last seen; the current login is marked and not ended here. */
export function SessionEntry({ login, isEnding, onEnd }: SessionEntryProps) {
  const { LL, locale } = useWords();
  const words = LL.profile.sessions;
  const { browser, system } = describeDevice(login.device);
  const device =
    browser && system ? words.device({ browser, system }) : (browser ?? system ?? words.unknownDevice());

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {login.isThis && <Badge tone="good">{words.here()}</Badge>}
        </p>
        <p className="figures mt-1 flex flex-wrap gap-x-5 text-[0.9375rem] text-quiet">
          <span>
            {words.since()} <DateTime value={login.since} show="dateTime" />
          </span>
          <span>
            {words.lastSeen()} <DateTime value={login.lastSeenAt} show="dateTime" />
          </span>
        </p>
      </div>
      {!login.isThis && (
        <Button
          variant="secondary"
          size="sm"
          pending={isEnding}
          aria-label={words.endNamed({ device, since: formatDateTime(locale, login.since) })}
          onClick={onEnd}
        >
          {words.end()}
        </Button>
      )}
    </li>
  );
}
