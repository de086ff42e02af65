import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { loadNotices } from "#src/components/ui/toast.ts";
import { onFirstTouch } from "../page/first-touch.ts";
import { onOtherUser } from "#src/session/guards.tsx";
import { queryClient } from "./query-client.ts";

// What one account has read is not there for the next one in the same window.
onOtherUser(() => queryClient.removeQueries({ type: "inactive" }));

/** Around every page and area that calls the server; a reader's page goes without it. */
export function CallLayer({ children }: { children: ReactNode }) {
  useEffect(
    () =>
      onFirstTouch(() => {
        // Without a connection there is none of the notices' code either; the next one tries again.
        loadNotices().catch(() => undefined);
      }),
    [],
  );
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
