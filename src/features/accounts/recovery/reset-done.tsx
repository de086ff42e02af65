import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { RESET_REDIRECT_DELAY_MS } from "#domain/accounts/recovery-code.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import type { Area } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FormNotice } from "../form-notice.tsx";
import { sayServerText } from "../server-texts.ts";
import { LoginLink } from "./login-link.tsx";

/** That it worked, for three seconds; then the login of the screen's own kind takes its place (REC-20, REC-21). */
export function ResetDone({ area, message }: { area: Area; message: string }) {
  const { LL } = useWords();
  const words = LL.auth.recovery.reset;
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(
      () => void navigate({ to: `/${area}/login`, replace: true }),
      RESET_REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [area, navigate]);

  return (
    <>
      <PageTitle size="question">{words.title()}</PageTitle>
      <FormNotice>
        <p className="font-semibold">{sayServerText(LL, message)}</p>
        <p>{words.next()}</p>
      </FormNotice>
      <p className="mt-6 text-[0.9375rem]">
        <LoginLink area={area} />
      </p>
    </>
  );
}
