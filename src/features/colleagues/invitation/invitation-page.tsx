import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Spinner } from "#src/components/ui/spinner.tsx";
import { say } from "#src/lib/words/say.ts";
import { signedInFor, useSession } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { invitationQuery } from "../data.ts";
import { OpenInvitation, type OpenInvitationProps } from "./open-invitation.tsx";

type InvitationPageProps = Omit<OpenInvitationProps, "invitation">;

/** The page of an invitation's link: who invites to what and the way on, or why it opens nothing. */
export function InvitationPage(props: InvitationPageProps) {
  const { LL } = useWords();
  const words = LL.colleagues.link;
  const { data, error, isPending, refetch } = useQuery(invitationQuery(props.token, useSession().user?.id));
  if (isPending) return <Spinner label={words.loading()} showLabel className="text-lg" />;
  if (error && reasonOf(error)?.code === "notFound") {
    return <Closed title={words.unknown()}>{words.unknownText()}</Closed>;
  }
  if (error) return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
  if (data.state !== "open") {
    return <Closed title={words.closed()}>{LL.obstacles.invitation[data.state]()}</Closed>;
  }
  if (data.way === "team" || data.way === "disabled") {
    return <Closed title={words.refused()}>{LL.obstacles.invitation[data.way]()}</Closed>;
  }
  return <OpenInvitation {...props} invitation={data} />;
}

function Closed({ title, children }: { title: string; children: ReactNode }) {
  const { LL } = useWords();
  const isInside = signedInFor("partner") !== undefined;
  return (
    <>
      <PageTitle size="question" note={children}>
        {title}
      </PageTitle>
      <Button asChild variant="secondary">
        {isInside ? (
          <Link to="/partner">{LL.colleagues.link.area()}</Link>
        ) : (
          <Link to="/partner/login">{LL.colleagues.link.exhibitor()}</Link>
        )}
      </Button>
    </>
  );
}
