import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Drawing } from "#src/components/drawing.tsx";
import { Logo } from "#src/components/logo.tsx";
import { StandGrid } from "#src/components/stand-grid.tsx";
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

/** Plain: the form on paper, the landscape beside it. */
export function AuthLayout({ area, children }: AuthLayoutProps) {
  const { LL } = useWords();
  useGuardOnOtherTabs();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(20rem,5fr)_7fr] lg:grid-rows-1">
      <SkipLink />
      <header className="on-deep relative flex flex-col justify-between overflow-hidden bg-forest px-5 py-4 text-paper-2 lg:p-12">
        <Drawing
          name="hero-contours"
          alt=""
          loading="eager"
          className="pointer-events-none absolute inset-0 size-full object-cover object-right mask-[linear-gradient(to_bottom,transparent_15%,black_60%)]"
        />
        <Link
          to="/"
          aria-label={LL.header.home({ zone: LL.brand.zone() })}
          className="relative w-fit rounded-sm"
        >
          <Logo name={LL.brand.zone()} />
        </Link>
        <div className="relative max-lg:hidden">
          <StandGrid columns={7} rows={3} seed={area === "partner" ? 11 : 23} className="h-24 w-auto" />
          <p className="display-4 mt-7">{LL.brand[area]()}</p>
        </div>
      </header>
      <div className="relative flex flex-col px-5 pb-16 lg:px-16">
        <aside
          aria-label={LL.language.label()}
          className="flex justify-end py-4 max-lg:absolute max-lg:-top-18 max-lg:right-5"
        >
          <LanguageSwitch className="max-lg:hidden" />
          <LanguageSwitch deep className="lg:hidden" />
        </aside>
        <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-110 flex-1 pt-10 lg:pt-[12vh]">
          {children}
        </main>
      </div>
    </div>
  );
}
