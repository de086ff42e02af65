import "./styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "./lib/query-client.ts";
import { trpc, trpcClient } from "./lib/trpc.ts";
import { loadWords, WordsProvider } from "./lib/words.tsx";
import { createAppRouter } from "./router.tsx";

/** The words come first and stand above the router, so that no screen, no spinner and no error is without them. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  await loadWords();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  createRoot(root).render(
    <StrictMode>
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <WordsProvider>
            <RouterProvider router={router} />
          </WordsProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </StrictMode>,
  );
}

void start();
