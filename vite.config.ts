import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { listModules, precompress } from "./server/pages/vite-plugin.ts";

/** The first script is boot.ts with the few lines it needs: the page is painted before the rest comes. */
const BOOT = /index\.html|src\/(?:boot|lib\/reload-once|session\/hint)\.ts|vite\/preload-helper/;

/** What every page stands on, and only a new version of React changes. */
const GROUND = /node_modules\/(?:react|react-dom|scheduler)\//;

/** The application with its router; header, menu and footer of the public pages: one file, not a dozen. */
const SITE =
  /node_modules\/(?:use-sync-external-store|typesafe-i18n|@tanstack\/(?:react-router|router-core|history|store|react-store))\/|src\/(?:layout\/(?:as-written|by-the-clock|public-|signed-in\.|cookie-|consented|eoi-bar|skip-link|language-switch|navigation|document-head|route-change)|components\/(?:logo|drawing\.|button-link|line-icon|unexpected-error|ui\/(?:spinner|toaster-call))|lib\/(?:words|event\.|still|reachable|days-left)|session\/(?:hint|load-guards)|router|main\.)|server\/domain\/(?:actor|locales|submissions\/window|site\/drawings)\.ts/;
const SITE_FILE = /\/site-[\w-]+\.js$/;

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
    listModules(),
    precompress(),
  ],
  // The shim is for a React without this hook.
  resolve: {
    alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" },
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
      // The application itself comes with all it stands on at once.
      resolveDependencies: (file, parts, { hostType }) =>
        hostType === "html" || SITE_FILE.test(file) ? parts : parts.filter((part) => part.endsWith(".css")),
    },
    rolldownOptions: {
      // Its entries fetch parts nobody calls (language detectors); the package does not say that they may be left out.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/typesafe-i18n\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: "boot", test: BOOT, priority: 1 },
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
