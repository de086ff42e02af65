import { redirect, type ParsedLocation } from "@tanstack/react-router";
import { showNote } from "#src/components/ui/toast.ts";
import { currentWords } from "#src/lib/words/words.tsx";

type Asked = { location: ParsedLocation; cause: "preload" | "enter" | "stay" };

/** An address of an area that no screen has leads to its dashboard, which names it (ROUTE-21, ROUTE-27). */
export function leadToDashboard(to: "/admin" | "/partner", { location, cause }: Asked): never {
  if (cause !== "preload") showNote(currentWords().LL.error.noPage({ address: location.pathname }));
  throw redirect({ to, replace: true });
}
