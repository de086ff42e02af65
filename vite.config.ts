import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { drawings } from "./server/drawings/vite-plugin.ts";
import { listModules, precompress } from "./server/pages/vite-plugin.ts";

/** What every page stands on: one file that changes only when a library does. */
const GROUND =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|clsx|typesafe-i18n|@tanstack\/(?:react-router|router-core|history|store|react-store))\//;

/** Header, menu and footer of the public pages with all they stand on: one file, not a dozen. */
const SITE =
  /src\/(?:layout\/(?:public-|signed-in\.|cookie-(?:question|consent)|consented|eoi-bar|skip-link|language-switch|navigation|document-head|route-change)|components\/(?:logo|drawing\.|button-link|line-icon|unexpected-error|ui\/(?:spinner|toaster-call))|lib\/(?:words|event|still|use-now|session-hint|report-crash|load-guards|raw-search)|router)|server\/domain\/(?:actor|locales|submissions\/window|site\/drawings)\.ts/;

/** Builds the React application into dist/web, which the Bun server serves; `bun run dev` proxies /api to it. */
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/route-tree.gen.ts",
    }),
    react(),
    tailwindcss(),
    drawings(),
    listModules(),
    precompress(),
  ],
  build: {
    outDir: "dist/web",
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Only styles are named beside a part that is fetched on demand: the list of all parts weighs more than it saves.
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === "html" ? parts : parts.filter((part) => part.endsWith(".css")),
    },
    rolldownOptions: {
      // Its entries fetch parts nobody calls (language detectors); the package does not say that they may be left out.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/typesafe-i18n\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: "ground", test: GROUND },
            { name: "site", test: SITE },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { "/api": "http://127.0.0.1:3000" },
  },
});
