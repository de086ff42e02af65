import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Drawing } from "#src/components/drawing.tsx";
import { Logo } from "#src/components/logo.tsx";
import { useGuardOnOtherTabs } from "#src/session/guards.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";

type AuthLayoutProps = {
  /** Which door this is; names the drawn side. */
  area: "partner" | "staff";
  /** A PageTitle of size "question", then the form. */
  children: ReactNode;
};

/** Plain: the form on paper, beside it the zone by night. */
export function AuthLayout({ area, children }: AuthLayoutProps) {
  const { LL } = useWords();
  useGuardOnOtherTabs();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-1">
      <SkipLink />
      <header className="on-deep relative flex flex-col justify-between overflow-hidden bg-forest px-5 py-4 text-paper-2 lg:p-12">
        <Drawing
          name="quay"
          alt=""
          loading="eager"
          className="pointer-events-none absolute inset-x-0 bottom-0 h-[86%] w-full object-cover object-[74%_100%] max-lg:hidden"
        />
        <Link
          to="/"
          aria-label={LL.header.home({ zone: LL.brand.zone() })}
          className="relative w-fit rounded-sm"
        >
          <Logo name={LL.brand.zone()} />
        </Link>
        <p className="display-4 relative -mx-12 -mb-12 bg-river px-12 py-6 max-lg:hidden">
          {LL.brand[area]()}
        </p>
      </header>
      <div className="relative flex flex-col px-5 pb-16 lg:px-16">
        <aside
          aria-label={LL.language.label()}
          className="flex justify-end py-4 max-lg:min-[18rem]:absolute max-lg:min-[18rem]:-top-18 max-lg:min-[18rem]:right-5"
        >
          <LanguageSwitch className="max-lg:min-[18rem]:hidden" />
          <LanguageSwitch deep className="max-[18rem]:hidden lg:hidden" />
        </aside>
        <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-110 flex-1 pt-10 lg:pt-[12vh]">
          {children}
        </main>
      </div>
    </div>
  );
}
