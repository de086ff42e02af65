import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { loadNotices } from "#src/components/ui/toast.ts";
import { onFirstTouch } from "../page/first-touch.ts";
import { loadSaying } from "../words/saying.ts";
import { onOtherUser } from "#src/session/guards.tsx";
import { queryClient } from "./query-client.ts";

// The next account in this window must not see what the last account read.
onOtherUser(() => queryClient.removeQueries({ type: "inactive" }));

/** Around pages that call the server; public pages do without. */
export function CallLayer({ children }: { children: ReactNode }) {
  useEffect(
    () =>
      onFirstTouch(() => {
        // Without a connection their code cannot load; the next failure tries again.
        loadNotices().catch(() => undefined);
        loadSaying().catch(() => undefined);
      }),
    [],
  );
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
