import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { partGroups } from "./server/pages/part-groups.ts";
import { listModules, precompress } from "./server/pages/vite-plugin.ts";

/**
 * Where a day begins, and the orders: what these ask is asked while their code is on its way. The loaders of all other
 * screens behind the sign-in travel with their components instead of in the application, which everybody is sent.
 */
const EARLY = ["/partner/", "/admin/", "/partner/orders/$orderId", "/admin/orders/edit/$orderId"];

function isLater(routeId: string): boolean {
  return /^\/(admin|partner|_public\/profile)(\/|$)/.test(routeId) && !EARLY.includes(routeId);
}

/** A route with its split halves. */
function route(path: string): RegExp {
  return new RegExp(`/src/routes/${path}\\.tsx`);
}

/** Where people begin, and the screens and kits whose parts stand for those of most others. */
const parts = partGroups(/\/src\/(main\.tsx|boot\.ts)$/, {
  light: [
    route("_public/index"),
    route("_public/overview"),
    route("_public/exhibiting"),
    route("_public/partnership-and-exhibit"),
    route("_public/privacy-policy"),
    route("_public/services-and-support"),
    route("_public/expression-of-interest"),
    /\/src\/features\/submissions\/eoi\/eoi-form\.tsx/,
    route("(partner|admin)_\\.login"),
    route("admin/(route|index)"),
    route("partner/(route|index)"),
    /\/src\/lib\/live\/live\.ts/,
  ],
  pages: [
    route("admin/orders/index"),
    route("admin/orders/edit\\.\\$orderId"),
    route("admin/history"),
    route("admin/submissions/index"),
    route("admin/submissions/\\$submissionId"),
    route("partner/customize\\.\\$submissionId"),
    route("partner/orders/\\$orderId"),
    /\/src\/features\/accounts\/sign-in-again\/sign-in-dialog\.tsx/,
  ],
  kits: [/\/src\/kit\/list\/list-screen\.tsx/],
});

/** Builds the React application into dist/web, which the Bun server serves; `bun run dev` proxies /api to it. */
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (isLater(routeId) ? [["loader", "component"]] : undefined),
      },
      routesDirectory: "src/routes",
      generatedRouteTree: "src/route-tree.gen.ts",
    }),
    react(),
    tailwindcss(),
    parts,
    listModules(),
    precompress(),
  ],
  resolve: {
    alias: {
      // The shim is for a React without this hook.
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      "@tanstack/devtools-event-client": `${import.meta.dirname}/src/kit/form/no-devtools.ts`,
    },
  },
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Only styles are named beside a part that is fetched on demand: the list of all parts weighs more than it saves.
      resolveDependencies: (_file, parts) => parts.filter((part) => part.endsWith(".css")),
    },
    rolldownOptions: {
      // Of 2,000 icons only the fifty that are shown are read: half the modules, a fifth less memory.
      experimental: { lazyBarrel: true },
      // Its entries fetch parts nobody calls (language detectors); the package does not say that they may be left out.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(?:typesafe-i18n|@trpc)\//, sideEffects: false }],
      },
      output: {
        // Every part names those it stands on, so their names are as short as they can be told apart.
        chunkFileNames: "assets/[hash:7].js",
        codeSplitting: {
          // The first script, small enough to run before the page is painted, and the application with all it stands on:
          // two files, not a dozen.
          groups: [
            { name: "boot", test: /src\/boot\.ts$/, priority: 1 },
            { name: "main", test: /src\/main\.tsx$/ },
            // What is shared behind them, in a few dozen files instead of some hundred.
            { debugName: "parts", name: parts.nameOf, priority: -1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // A worker fetches what it seldom needs.
  worker: { format: "es" },
  server: {
    port: 5173,
    // Where the same command starts the server.
    proxy: { "/api": `http://127.0.0.1:${process.env["PORT"] || 3000}` },
  },
});
