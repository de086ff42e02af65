import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Area } from "#src/session/session.ts";

/** Of a portal without a mail server: who has the message with the code. The team itself asks whoever runs the portal. */
export function KeptMessage({ area }: { area: Area }) {
  const { LL, locale } = useWords();
  const { support } = useEvent();
  const words = LL.auth.recovery.request;
  const email = locale === "pt" ? support.pt : support.other;
  if (area === "admin") return <p>{words.keptDesk()}</p>;
  return (
    <p>
      {words.kept()}{" "}
      <a href={`mailto:${email}`} className="link wrap-anywhere">
        {email}
      </a>
    </p>
  );
}
