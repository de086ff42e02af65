import { Link } from "@tanstack/react-router";
import { CircleUserRound, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "#src/components/logo.tsx";
import { useSession } from "#src/session/session.ts";
import { useSupportEmail } from "#src/lib/event/use-support-email.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LogoutButton } from "./logout-button.tsx";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";

type PartnerLayoutProps = {
  /** The organisation the account belongs to, when known. */
  organisation?: string;
  children: ReactNode;
};

/** The exhibitor's area: one forest bar with organisation and name, and room for the work below it. */
export function PartnerLayout({ organisation, children }: PartnerLayoutProps) {
  const { LL } = useWords();
  const { user } = useSession();
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar)">
      <SkipLink />
      <header className="on-deep bg-forest text-paper-2">
        <div className="page flex min-h-17 items-center gap-x-4 gap-y-2 py-2.5 max-md:flex-wrap max-sm:gap-x-2">
          <Link to="/partner" aria-label={`${LL.brand.zone()}, ${LL.brand.partner()}`} className="rounded-sm">
            <Logo
              name={LL.brand.zone()}
              className="[&_svg]:h-8 max-[25rem]:[&_.display]:hidden max-[25rem]:[&_img]:max-w-16"
            />
          </Link>
          <p className="ml-auto min-w-0 truncate text-right text-[0.9375rem] leading-5 max-md:hidden">
            {organisation && <span className="block truncate font-semibold">{organisation}</span>}
            <span className="block truncate text-mist">{user?.name}</span>
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:ml-auto max-sm:gap-x-1.5 max-[22rem]:gap-x-0">
            <LanguageSwitch deep />
            <Link to="/partner/messages" className={HEAD_LINK}>
              <Mail aria-hidden="true" className="size-5.5 sm:hidden" />
              <span className="max-sm:sr-only">{LL.partner.messages()}</span>
            </Link>
            <Link to="/profile" className={HEAD_LINK}>
              <CircleUserRound aria-hidden="true" className="size-5.5 sm:hidden" />
              <span className="max-sm:sr-only">{LL.header.profile()}</span>
            </Link>
            <LogoutButton />
          </div>
        </div>
      </header>
      {/* Until what comes is there, the line below begins where the window ends: it is pushed out of no sight. */}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="page flex-1 pt-5 pb-24 has-data-awaited:min-h-[calc(100dvh-4.25rem)] md:pt-9"
      >
        {children}
      </main>
      <SupportLine />
    </div>
  );
}

/** Links by name, on a phone by an icon as wide as a finger. */
const HEAD_LINK =
  "grid rounded-sm text-[0.9375rem] underline decoration-current/50 underline-offset-4 hover:decoration-current max-sm:size-9 max-sm:place-items-center coarse:min-h-11 coarse:items-center";

/** The contact, on every page of the area. */
function SupportLine() {
  const { LL } = useWords();
  const email = useSupportEmail();
  if (!email) return null;
  return (
    <footer className="border-t border-line">
      <p className="page min-h-16 py-5 text-sm text-quiet">
        {LL.partner.askUs()}{" "}
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </footer>
  );
}
