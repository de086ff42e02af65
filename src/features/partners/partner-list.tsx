import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { ListAddress } from "#domain/lists/address.ts";
import { partnerList } from "#domain/partners/list.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { useBulk } from "#src/kit/bulk/use-bulk.tsx";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type ListedPartners, partnerListQuery, type PartnerRow, resetCredentials } from "./data.ts";
import { usePartnerColumns } from "./partner-columns.tsx";
import { sayFailure } from "./say-failure.ts";

const AccessDialog = lazy(() =>
  import("./access-dialog.tsx").then((module) => ({ default: module.AccessDialog })),
);

export type PartnerListAddress = ListAddress<typeof partnerList>;

/** The exhibitors' accounts: whose they are, what they ordered, and how their credentials stand (ADM-09, REG-03). */
export function PartnerList() {
  const { LL, locale } = useWords();
  const words = LL.partners.list;
  const list = useListSearch(partnerList);
  const query = useQuery(partnerListQuery(list.state));
  const { reset, lead } = useReset();
  const { user } = useSession();
  const [asked, setAsked] = useState<PartnerRow>();
  const columns = usePartnerColumns(reset, may(user, "partners.access") ? setAsked : undefined);
  const credentials = useBulk("partners", {
    move: { resetCredentials: LL.bulk.credentials.move },
    status: words.states,
    outcome: ({ state }, count) =>
      state === "done" ? LL.bulk.credentials.went({ count }) : LL.bulk.credentials.goes({ count }),
  });
  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="partners"
      bulk={credentials.actions}
      lead={
        <>
          {lead}
          {credentials.lead}
          <Suspense fallback={null}>
            {asked && <AccessDialog partner={asked} onClose={() => setAsked(undefined)} />}
          </Suspense>
        </>
      }
      actions={
        <Button asChild size="sm">
          <Link to="/admin/submissions" search={{ waits: "account" }}>
            <UserPlus className="size-4.5" />
            {words.register()}
          </Link>
        </Button>
      }
      columns={columns}
      words={words}
      nameRow={(row) => row.name}
      filters={filterWords({ LL, locale }, partnerList.filters, words.filters, {
        states: words.states,
        parts: words.parts,
        languages: LL.eoi.options.language,
      })}
      notePlace={LL.partners.list.note({ total: 100, waiting: 10 })}
      note={query.data && <ListNote page={query.data} isNarrowed={list.isNarrowed} />}
    />
  );
}

function ListNote({ page, isNarrowed }: { page: ListedPartners; isNarrowed: boolean }) {
  const { LL } = useWords();
  const { total, counts } = page;
  const words = LL.partners.list;
  if (isNarrowed) return words.noteFiltered({ total });
  return words.note({ total, waiting: counts.states.waiting + counts.states.expired });
}

/** A new temporary password, once somebody has confirmed it; the page says what was done. */
function useReset() {
  const { LL } = useWords();
  const { confirm, reset: label } = LL.partners.exists;
  const { mutate } = useMutation(resetCredentials);
  const [ask, dialog] = useConfirm();
  const [done, setDone] = useState<PartnerRow>();

  async function reset(partner: PartnerRow): Promise<void> {
    const { name, email } = partner;
    const isSure = await ask({
      title: confirm.title({ name }),
      description: confirm.text(),
      children: <MailsKeptLine withPassword />,
      confirmLabel: label(),
    });
    if (!isSure) return;
    mutate(
      { email },
      {
        onSuccess: () => setDone(partner),
        onError: (error) => showError(sayFailure(LL, "reset", error)),
      },
    );
  }

  const lead = (
    <>
      <div role="status">
        {done && (
          <div className="mb-4 grid gap-1 border-l-3 border-leaf bg-good px-4 py-3 text-good-ink wrap-anywhere">
            <p>{LL.partners.list.wasReset({ name: done.name, email: done.email })}</p>
            <MailsKeptLine withPassword />
          </div>
        )}
      </div>
      {dialog}
    </>
  );
  return { reset: (partner: PartnerRow) => void reset(partner), lead };
}
