import { useMutation, useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useId } from "react";
import { isStaffRole } from "#domain/actor.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { CopyButton } from "#src/components/copy-button.tsx";
import { Fold } from "#src/components/fold.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { formatDate } from "#i18n/formatters.ts";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useSession } from "#src/session/session.ts";
import { ownCalendarQuery, renewCalendar } from "./data.ts";

/** The address of the own calendar, the ways to subscribe to it, and the way to end it for another. */
export function CalendarPanel() {
  const { LL } = useWords();
  const { user } = useSession();
  const words = LL.calendar.panel;
  const { data, error, refetch } = useQuery(ownCalendarQuery);
  const isOfTeam = isStaffRole(user?.role);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <p>
        {words.holds[isOfTeam ? "staff" : "partner"]()} {words.language()}
      </p>
      {error && !data && <RetryLine text={words.loadFailed()} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton shape="h-88 rounded-sm sm:h-48" />}
      {data && (
        <>
          <Ways address={data.address} hasFile={!isOfTeam} />
          <Address address={data.address} renewedAt={data.renewedAt} />
        </>
      )}
      <details className="group border-y border-line py-3">
        <summary className="flex cursor-pointer gap-2 font-semibold">
          <Fold />
          {words.how()}
        </summary>
        <ul className="mt-3 grid gap-3 pl-6">
          <li>{words.google()}</li>
          <li>{words.outlook()}</li>
          <li>{words.apple()}</li>
        </ul>
      </details>
    </div>
  );
}

/** Calendar programs answer to `webcal:`, and take the same address by https. */
function Ways({ address, hasFile }: { address: string; hasFile: boolean }) {
  const { LL } = useWords();
  const words = LL.calendar.panel;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div>
        <Button asChild variant="secondary">
          <a href={address.replace(/^https?:/, "webcal:")}>
            <CalendarPlus aria-hidden="true" className="size-4" />
            {words.subscribe()}
          </a>
        </Button>
        <p className="mt-1.5 max-w-[30ch] text-sm text-quiet">{words.subscribeHint()}</p>
      </div>
      {hasFile && (
        <div>
          <a
            href="/api/documents/steps.ics"
            download
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {words.file()}
          </a>
          <p className="mt-1.5 max-w-[30ch] text-sm text-quiet">{words.fileHint()}</p>
        </div>
      )}
    </div>
  );
}

type AddressProps = { address: string; renewedAt: string | null };

function Address({ address, renewedAt }: AddressProps) {
  const { LL, locale } = useWords();
  const words = LL.calendar.panel;
  const id = useId();
  const [ask, dialog] = useConfirm();
  const renewing = useMutation(renewCalendar);

  async function renew(): Promise<void> {
    const [title, description] = [words.renewAsk(), words.renewText()];
    if (!(await ask({ title, description, confirmLabel: words.renew(), tone: "danger" }))) return;
    renewing.mutate(undefined, {
      onSuccess: () => showSuccess(words.renewed()),
      onError: () => showError(words.failed()),
    });
  }

  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {words.address()}
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <input
          id={id}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className="h-11 min-w-0 flex-[1_1_16rem] rounded-md border border-line-2 bg-paper px-3 font-mono text-sm text-ellipsis"
        />
        <CopyButton value={address} label={words.copy()} />
      </div>
      <p className="mt-2 text-sm text-quiet">
        {words.secret()} {renewedAt && words.renewedAt({ at: formatDate(locale, renewedAt) })}{" "}
        <Button variant="link" size="none" pending={renewing.isPending} onClick={() => void renew()}>
          {words.renew()}
        </Button>
      </p>
      {dialog}
    </div>
  );
}
