import { UserPlus } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words.tsx";
import { PAGE_SIZE, type StaffSearch } from "./list-search.ts";
import { MoveQuestion } from "./move-question.tsx";
import { StaffTable } from "./staff-table.tsx";
import { useStaffList, type StaffAccount, type StaffVerb } from "./data.ts";

/** Forms come when they are opened; the list is what this page is for. */
const AccountDialog = lazy(() =>
  import("./account-dialog.tsx").then((module) => ({ default: module.AccountDialog })),
);
const CreateDialog = lazy(() =>
  import("./create-dialog.tsx").then((module) => ({ default: module.CreateDialog })),
);

type StaffScreenProps = { ownId: string; search: StaffSearch; onSearch: (search: StaffSearch) => void };

/** What stands over the list: one account, a question about it, or the form for a new one. */
type Open =
  | { kind: "create" }
  | { kind: "account"; account: StaffAccount }
  | { kind: "ask"; account: StaffAccount; verb: StaffVerb };

/** The accounts of the team (ADMIN): list, new account, correction, new password, closing and opening again. */
export function StaffScreen({ ownId, search, onSearch }: StaffScreenProps) {
  const { LL } = useWords();
  const words = LL.staff.list;
  const [open, setOpen] = useState<Open>();
  const { q = "", role, status, sort = "name", page = 1 } = search;
  const cursor = (page - 1) * PAGE_SIZE;
  const list = useStaffList({ search: q, role, status, sort, cursor, limit: PAGE_SIZE });
  const { data } = list;
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

  return (
    <>
      <PageTitle
        size="desk"
        note={data && words.note({ total: data.counts.all, active: data.counts.statuses.active })}
        actions={
          <Button size="sm" onClick={() => openOver({ kind: "create" })}>
            <UserPlus className="size-4.5" />
            {words.create()}
          </Button>
        }
      >
        {words.title()}
      </PageTitle>
      <StaffTable
        list={list}
        ownId={ownId}
        search={search}
        onSearch={onSearch}
        onOpen={(account) => openOver({ kind: "account", account })}
      />
      <Suspense fallback={null}>
        {open?.kind === "create" && <CreateDialog onClose={close} />}
        {open?.kind === "account" && (
          <AccountDialog
            key={`${open.account.id} ${open.account.version}`}
            account={open.account}
            ownId={ownId}
            activeAdmins={data?.activeAdmins ?? 1}
            onAsk={(verb) => openOver({ kind: "ask", account: open.account, verb })}
            onClose={close}
          />
        )}
      </Suspense>
      {open?.kind === "ask" && <MoveQuestion account={open.account} verb={open.verb} onClose={close} />}
    </>
  );
}
