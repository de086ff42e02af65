import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { recipientList } from "#domain/campaigns/recipient-list.ts";
import { countryName } from "#domain/countries.ts";
import type { ListAddress } from "#domain/lists/address.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { reasonOf } from "#domain/refusal.ts";
import { Button } from "#src/components/ui/button.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import type { Selection } from "#src/kit/list/selection.ts";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { DeliveryLine } from "#src/kit/record/delivery.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { beginCampaign, recipientListQuery } from "./data.ts";
import { useRecipientColumns } from "./recipient-columns.tsx";

export type RecipientListAddress = ListAddress<typeof recipientList>;
type RecipientWords = TranslationFunctions["campaigns"]["recipients"];
type Audience = Parameters<typeof beginCampaign.mutationFn & object>[0]["audience"];

/** EML-01, EML-02: whom the team writes to; the selected, or all that the list shows (EML-06, EML-07). */
export function RecipientsScreen() {
  const { LL, locale } = useWords();
  const words = LL.campaigns.recipients;
  const { options } = LL.eoi;
  const { user } = useSession();
  const list = useListSearch(recipientList);
  const query = useQuery(recipientListQuery(list.state));
  const columns = useRecipientColumns();
  const { write, isPending } = useWriting();
  const total = query.data?.total ?? 0;
  const { search, filters, sort } = list.state;
  const unread = query.error && !reasonOf(query.error) ? words.failed() : undefined;

  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="recipients"
      columns={columns}
      words={words}
      nameRow={(row) => row.company}
      {...(unread && { failed: unread })}
      filters={filterWords({ LL, locale }, recipientList.filters, words.filters, {
        statuses: LL.statuses.submission,
        languages: options.language,
        themes: options.focus,
        types: options.institutionType,
        countries: (code) => countryName(code, locale),
      })}
      bulk={(chosen) => writeTo(words, isPending, () => write(audienceOf(chosen)))}
      lead={<DeliveryLine canTest={may(user, "settings.update")} className="mb-4" />}
      notePlace={words.note({ total: 100 })}
      note={query.data && (list.isNarrowed ? words.noteFiltered({ total }) : words.note({ total }))}
      actions={
        <>
          <Button size="sm" variant="secondary" asChild>
            <Link to="/admin/email-manager/letter-types">{words.types()}</Link>
          </Button>
          <Button size="sm" variant="secondary" asChild>
            <Link to="/admin/email-manager/campaigns">{words.campaigns()}</Link>
          </Button>
          {(query.isPending || total > 0) && (
            <Button
              size="sm"
              className={query.isPending ? "invisible" : undefined}
              pending={isPending}
              pendingLabel={words.preparing()}
              onClick={() => write({ kind: "filtered", question: { search, filters, sort }, except: [] })}
            >
              {words.writeAll({ total: query.isPending ? 100 : total })}
            </Button>
          )}
        </>
      }
    />
  );
}

/** The button for the selection bar. */
function writeTo(words: RecipientWords, isPending: boolean, onWrite: () => void) {
  return (
    <Button
      variant="quietOnDeep"
      size="sm"
      pending={isPending}
      pendingLabel={words.preparing()}
      onClick={onWrite}
    >
      {words.write()}
    </Button>
  );
}

function audienceOf(chosen: Selection): Audience {
  if (chosen.kind === "ids") return { kind: "ids", ids: [...chosen.ids] };
  // The cast holds: a list's question holds only plain JSON values.
  return {
    kind: "filtered",
    question: chosen.question as Record<string, unknown>,
    except: [...chosen.except],
  };
}

/** Begins a draft to somebody and goes there. */
function useWriting() {
  const { LL } = useWords();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(beginCampaign);
  function write(audience: Audience): void {
    mutate(
      { audience },
      {
        onSuccess: ({ id }) =>
          void navigate({ to: "/admin/email-manager/$campaignId", params: { campaignId: id } }),
        onError: (error) => showError(say(LL, error)),
      },
    );
  }
  return { write, isPending };
}
