import { DateTime } from "#src/components/date-time.tsx";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { NewAccount, type NewAccountProps } from "./new-account.tsx";
import { KnownAccount } from "./known-account.tsx";

export type OpenInvitationProps = NewAccountProps;

/** Who invites to what, then what the reader does: a new account, or the account of the address. */
export function OpenInvitation(props: OpenInvitationProps) {
  const { LL } = useWords();
  const { invitation, token } = props;
  const words = LL.colleagues.link;
  const { company, email, inviter, reference, validUntil } = invitation;
  return (
    <>
      <PageTitle size="question" note={words.note({ company })}>
        {words.title({ inviter })}
      </PageTitle>
      <DefinitionList
        className="mb-7 wrap-anywhere sm:[&>div]:grid-cols-[10rem_1fr] sm:[&>div]:gap-4"
        items={[
          { key: "reference", term: words.reference(), description: reference },
          { key: "email", term: words.email(), description: email },
          {
            key: "until",
            term: words.until(),
            description: <DateTime value={validUntil} show="dateTime" />,
          },
        ]}
      />
      {invitation.way === "create" ? (
        <NewAccount {...props} />
      ) : (
        <KnownAccount invitation={invitation} token={token} />
      )}
    </>
  );
}
