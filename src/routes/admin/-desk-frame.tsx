import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { statsQuery } from "#src/features/dashboard/data.ts";
import { expectListKit } from "#src/features/dashboard/expect-list-kit.ts";
import { usePalette } from "#src/features/palette/use-palette.tsx";
import { STAFF_NAVIGATION } from "#src/layout/staff-navigation.ts";
import { StaffLayout } from "#src/layout/staff-layout.tsx";
import { useLive } from "#src/lib/live/use-live.ts";
import { useLateWords } from "#src/lib/words/late-words.ts";
import { useOwnWords } from "#src/features/catalogue/use-own-words.ts";
import { LATE_DESK_WORDS } from "./-desk-words.ts";

/** The desk's menu, its palette and what others change, around a page. */
export function DeskFrame({ children }: { children: ReactNode }) {
  useLive();
  useLateWords(LATE_DESK_WORDS);
  useOwnWords();
  useEffect(expectListKit, []);
  const { open, palette } = usePalette(STAFF_NAVIGATION);
  return (
    <>
      <StaffLayout counts={useQuery(statsQuery).data?.waiting} onFind={open}>
        {children}
      </StaffLayout>
      {palette}
    </>
  );
}
