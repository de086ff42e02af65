import { useMutation } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useSession } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FormAlert } from "#src/components/form-alert.tsx";
import { joinSubmission, type Invitation } from "../data.ts";

type KnownAccountProps = { invitation: Invitation; token: string };

/** The invited address has an account: it signs in, or confirms when it already is. */
export function KnownAccount({ invitation, token }: KnownAccountProps) {
  const { LL } = useWords();
  const words = LL.colleagues.link;
  const { user } = useSession();
  if (invitation.way === "join") return <Join invitation={invitation} token={token} />;
  if (invitation.way === "firstAccess") {
    return (
      <Step text={words.firstAccess()}>
        <Button asChild size="lg">
          <Link to="/partner/first-access">{words.toFirstAccess()}</Link>
        </Button>
      </Step>
    );
  }
  return user ? <SwitchAccount name={user.name} /> : <SignIn />;
}

function SignIn() {
  const { LL } = useWords();
  const from = useLocation({ select: ({ href }) => href });
  return (
    <Step text={LL.colleagues.link.signIn()}>
      <Button asChild size="lg">
        <Link to="/partner/login" state={{ from }}>
          {LL.colleagues.link.toLogin()}
        </Link>
      </Button>
    </Step>
  );
}

/** Somebody else is signed in here: that session ends, then the login leads back to the link. */
function SwitchAccount({ name }: { name: string }) {
  const { LL } = useWords();
  const { logout } = useSession();
  const navigate = useNavigate();
  const from = useLocation({ select: ({ href }) => href });
  const [isPending, setIsPending] = useState(false);

  async function leave(): Promise<void> {
    setIsPending(true);
    await logout();
    await navigate({ to: "/partner/login", state: { from } });
  }

  return (
    <Step text={LL.colleagues.link.other({ name })}>
      <Button size="lg" pending={isPending} onClick={() => void leave()}>
        {LL.colleagues.link.switch()}
      </Button>
    </Step>
  );
}

function Join({ invitation, token }: KnownAccountProps) {
  const { LL } = useWords();
  const words = LL.colleagues.link;
  const { user } = useSession();
  const navigate = useNavigate();
  const join = useMutation(joinSubmission);

  function accept(): void {
    join.mutate(
      { token },
      {
        onSuccess() {
          showSuccess(words.joined({ company: invitation.company }));
          void navigate({ to: "/partner", replace: true });
        },
      },
    );
  }

  return (
    <Step text={words.join({ name: user?.name ?? invitation.email })}>
      {join.isError && <FormAlert>{sayOr(LL, join.error, words.failed())}</FormAlert>}
      <Button size="lg" pending={join.isPending} pendingLabel={words.accepting()} onClick={accept}>
        {words.accept()}
      </Button>
    </Step>
  );
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid gap-6">
      <p className="max-w-[60ch]">{text}</p>
      {children}
    </div>
  );
}
