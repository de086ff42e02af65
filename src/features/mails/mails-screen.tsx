import { useMutation, useQuery } from "@tanstack/react-query";
import type { ListAddress } from "#domain/lists/address.ts";
import { mailList } from "#domain/mail/list.ts";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { useBulk } from "#src/kit/bulk/use-bulk.tsx";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type ListedMails, mailListQuery, type MailRow, moveMail } from "./data.ts";
import { useMailColumns } from "./mail-columns.tsx";
import { DeliveryLine } from "#src/kit/record/delivery.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";

export type MailListAddress = ListAddress<typeof mailList>;

/** Every message that the portal wrote, and what became of it; what failed is sent again from here. */
export function MailsScreen() {
  const { LL, locale } = useWords();
  const words = LL.mails;
  const { user } = useSession();
  const list = useListSearch(mailList);
  const query = useQuery(mailListQuery(list.state));
  const { mutate } = useMutation(moveMail);
  const columns = useMailColumns(({ id, version, toEmail: email }: MailRow) =>
    mutate(
      { verb: "retry", id, version },
      {
        onSuccess: () => showSuccess(words.done.retry({ email })),
        onError: (error) => showError(say(LL, error)),
      },
    ),
  );
  const bulk = useBulk("mails", {
    move: words.verbs,
    status: words.left,
    menu: words.verbsMenu(),
    before: (verb) => words.before[verb](),
  });
  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="mails"
      bulk={bulk.actions}
      columns={columns}
      words={words}
      nameRow={(row) => row.toEmail}
      filters={filterWords({ LL, locale }, mailList.filters, words.filters, {
        statuses: words.left,
        topics: words.topics,
        lanes: words.lanes,
        languages: LL.eoi.options.language,
      })}
      lead={
        <>
          <DeliveryLine canTest={may(user, "settings.update")} tellsDead className="mb-4" />
          {bulk.lead}
        </>
      }
      notePlace={words.note({ total: 100, failed: 10 })}
      note={query.data && <ListNote page={query.data} isNarrowed={list.isNarrowed} />}
    />
  );
}

function ListNote({ page, isNarrowed }: { page: ListedMails; isNarrowed: boolean }) {
  const { LL } = useWords();
  const { total, counts } = page;
  if (isNarrowed) return LL.mails.noteFiltered({ total });
  return LL.mails.note({ total, failed: counts.statuses.failed + counts.statuses.dead });
}
