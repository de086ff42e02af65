import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { StaffStatus } from "./staff-status.tsx";
import type { StaffAccount, StaffVerb } from "./data.ts";

type AccountAccessProps = { account: StaffAccount; isOwn: boolean; onAsk: (verb: StaffVerb) => void };

/** Whether the account can sign in, and the steps that change it; each asks before it is done. */
export function AccountAccess({ account, isOwn, onAsk }: AccountAccessProps) {
  const { LL } = useWords();
  const words = LL.staff.access;
  const isDisabled = account.status === "disabled";
  return (
    <section aria-labelledby="staff-access" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 id="staff-access" className="font-semibold">
          {words.title()}
        </h3>
        <div className="text-right max-sm:text-left">
          <StaffStatus account={account} />
        </div>
      </div>
      <p className="mt-1 text-quiet">{words.language({ language: LL.language[account.language]() })}</p>
      {(isOwn || isDisabled) && <p className="mt-2 max-w-[60ch]">{isOwn ? words.own() : words.disabled()}</p>}
      {!isOwn && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          {isDisabled ? (
            <Button variant="secondary" size="sm" onClick={() => onAsk("enable")}>
              {words.enable()}
            </Button>
          ) : (
            <>
              <Button variant="secondary" size="sm" onClick={() => onAsk("resetPassword")}>
                {words.reset()}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => onAsk("disable")}>
                {words.disable()}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** Says that somebody else opened or closed the account meanwhile. */
export function useAccessDifference() {
  const { LL } = useWords();
  const { fields, status } = LL.staff;
  return (before: StaffAccount, after: StaffAccount) => {
    const [from, to] = [status[before.status](), status[after.status]()];
    const field = fields.status();
    return { also: from === to ? [] : [LL.statuses.conflict.change({ field, from, to })] };
  };
}
