import type { Plugin } from "vite";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { DRAWINGS, drawingAddress, type DrawingName } from "#domain/site/drawings.ts";
import { drawingOf } from "./drawings.ts";
import { toSvg } from "./svg.ts";

/** Every address under which a drawing is served, with the drawing and the language behind it. */
function addresses(): Map<string, [DrawingName, Locale]> {
  const names = Object.keys(DRAWINGS) as DrawingName[];
  return new Map(
    names.flatMap((name) => LOCALES.map((locale) => [drawingAddress(name, locale), [name, locale]])),
  );
}

/** The house's drawings as files of the build, and fresh at each request while developing. */
export function drawings(): Plugin {
  return {
    name: "drawings",
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [address, [name, locale]] of addresses()) {
        this.emitFile({ type: "asset", fileName: address.slice(1), source: toSvg(drawingOf(name, locale)) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = addresses().get(request.url?.split("?")[0] ?? "");
        if (!found) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(toSvg(drawingOf(...found)));
      });
    },
  };
}
