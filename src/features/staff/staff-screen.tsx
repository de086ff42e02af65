import { isOwnAccount } from "#domain/staff/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import type { ListAddress } from "#domain/lists/address.ts";
import { sumChosen } from "#domain/lists/filter.ts";
import { staffList } from "#domain/staff/list.ts";
import { Button } from "#src/components/ui/button.tsx";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { MoveQuestion } from "./move-question.tsx";
import { useStaffColumns } from "./staff-columns.tsx";
import { staffListQuery, type StaffAccount, type StaffList, type StaffVerb } from "./data.ts";

/** The dialogs' code loads when a dialog is opened. */
const AccountDialog = lazy(() =>
  import("./account-dialog.tsx").then((module) => ({ default: module.AccountDialog })),
);
const CreateDialog = lazy(() =>
  import("./create-dialog.tsx").then((module) => ({ default: module.CreateDialog })),
);

/** What stands over the list: an account, a question about it, or the form for a new account. */
type Open =
  | { kind: "create" }
  | { kind: "account"; account: StaffAccount }
  | { kind: "ask"; account: StaffAccount; verb: StaffVerb };

export type StaffListAddress = ListAddress<typeof staffList>;

/** The accounts of the team (ADMIN): list, new account, correction, new password, closing and opening again. */
export function StaffScreen({ ownId }: { ownId: string }) {
  const { LL, locale } = useWords();
  const words = LL.staff.list;
  const [open, setOpen] = useState<Open>();
  const list = useListSearch(staffList);
  const query = useQuery(staffListQuery(list.state));
  const { data } = query;
  const trigger = useRef<HTMLElement>(null);

  function openOver(next: Open): void {
    if (!open && document.activeElement instanceof HTMLElement) trigger.current = document.activeElement;
    setOpen(next);
  }

  /** A question follows the account's dialog, so the way back to the row is ours to remember. */
  function close(): void {
    setOpen(undefined);
    setTimeout(() => trigger.current?.focus());
  }

  const columns = useStaffColumns({
    ownId,
    onOpen: (account) => openOver({ kind: "account", account }),
  });

  return (
    <>
      <ListScreen
        list={list}
        query={query}
        exportAs="staff"
        columns={columns}
        words={words}
        nameRow={(row) => row.name}
        filters={filterWords({ LL, locale }, staffList.filters, words.filters, { roles: LL.role })}
        note={data && words.note(summarise(data))}
        actions={
          <Button size="sm" onClick={() => openOver({ kind: "create" })}>
            <UserPlus className="size-4.5" />
            {words.create()}
          </Button>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === "create" && <CreateDialog onClose={close} />}
        {open?.kind === "account" && (
          <AccountDialog
            key={`${open.account.id} ${open.account.version}`}
            account={open.account}
            isOwn={isOwnAccount(open.account, { id: ownId })}
            activeAdmins={data?.activeAdmins ?? 1}
            onAsk={(verb, account) => openOver({ kind: "ask", account, verb })}
            onClose={close}
          />
        )}
      </Suspense>
      {open?.kind === "ask" && <MoveQuestion account={open.account} verb={open.verb} onClose={close} />}
    </>
  );
}

/** Counts the accounts by status, under the search and the chosen roles. */
function summarise({ counts: { statuses } }: StaffList) {
  return { total: sumChosen(staffList.filters.statuses, statuses), active: statuses.active };
}
