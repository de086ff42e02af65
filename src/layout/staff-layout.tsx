import type { ReactNode } from "react";
import { Logo } from "#src/components/logo.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { FindButton } from "./find-button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import type { DeskCount } from "./navigation.ts";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";
import { StaffMenu } from "./staff-menu.tsx";
import { StaffRail } from "./staff-rail.tsx";

type StaffLayoutProps = {
  /** What waits, counted beside its entry; nothing is shown for 0. */
  counts?: Partial<Record<DeskCount, number>>;
  /** Opens the command palette. */
  onFind: () => void;
  children: ReactNode;
};

/** The desk: a dark rail that stays, and a dense page in 14 px. Below 1024 px the rail becomes a drawer. What is `data-wide` uses a wide window; all begin at one edge. */
export function StaffLayout({ counts, onFind, children }: StaffLayoutProps) {
  const { LL } = useWords();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14.25rem_minmax(0,1fr)]">
      <SkipLink />
      <header className="on-deep bg-forest text-paper-2 max-lg:hidden">
        <div className="sticky top-0 flex h-dvh flex-col px-3.5 py-6 low:py-4">
          <Logo name={LL.brand.zone()} second={LL.brand.staff()} className="mb-4 px-2.5" />
          <FindButton onClick={onFind} className="mb-3" />
          <StaffRail counts={counts} />
        </div>
      </header>
      <header className="on-deep sticky top-0 z-20 flex min-h-15 flex-wrap items-center gap-3 bg-forest px-5 max-[22rem]:static max-[22rem]:py-3 max-sm:gap-2 max-sm:px-4 text-paper-2 lg:hidden">
        <StaffMenu counts={counts} />
        <Logo
          name={LL.brand.zone()}
          second={LL.brand.staff()}
          className="max-sm:gap-2 max-sm:[&_span]:text-base [&_svg]:h-7 max-[22rem]:[&_svg]:hidden"
        />
        <FindButton onClick={onFind} className="ml-auto" />
        <LanguageSwitch deep />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="px-5 pt-6 pb-20 text-sm lg:px-8.5">
        <div className="mx-auto max-w-440">
          <div className="max-w-330 has-[[data-wide]]:max-w-none">{children}</div>
        </div>
      </main>
    </div>
  );
}
