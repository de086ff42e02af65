import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Area } from "#src/session/session.ts";
import { LoginLink } from "./login-link.tsx";

/** Where no mail leaves no code is offered: whom to ask, and the way on for who has one. */
export function AskTeam({ area, onHasCode }: { area: Area; onHasCode: () => void }) {
  const { LL, locale } = useWords();
  const { support } = useEvent();
  const words = LL.auth.recovery.request;
  const email = locale === "pt" ? support.pt : support.other;
  return (
    <>
      <PageTitle size="question" note={words.note()}>
        {words.title()}
      </PageTitle>
      <p className="text-lg">
        <a href={`mailto:${email}`} className="link wrap-anywhere">
          {email}
        </a>
      </p>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3 text-[0.9375rem]">
        <Button variant="link" size="none" onClick={onHasCode}>
          {words.haveCode()}
        </Button>
        <LoginLink area={area} />
      </p>
    </>
  );
}
