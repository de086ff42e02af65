import type { Browser, BrowserContext, Page, Request } from "@playwright/test";
import { onPages } from "./settled.ts";

/**
 * What the pages of a browser did from now on, for whoever reads why a journey failed: the documents they loaded, what
 * they asked the server, what was refused or lost, what the console complained of. The answered function gives it line
 * by line, with milliseconds.
 */
export function keepDiary(browser: Browser): { read: () => string; stop: () => void } {
  const [begun, lines] = [performance.now(), [] as string[]];
  let pages = 0;
  function watchContext(context: BrowserContext): void {
    onPages(context, watchPage);
  }
  function watchPage(page: Page): void {
    const name = `page ${(pages += 1)}`;
    function note(what: string): void {
      lines.push(`${String(Math.round(performance.now() - begun)).padStart(6)} ${name}: ${what}`);
    }
    page.on("request", (request) => {
      if (request.isNavigationRequest()) note(`loads ${request.url()}`);
      else if (isCall(request)) note(`calls ${request.method()} ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400 || isCall(response.request()))
        note(`${response.status()} ${response.url()}`);
    });
    page.on("requestfailed", (request) =>
      note(`lost ${request.url()} ${request.failure()?.errorText ?? ""}`),
    );
    page.on("framenavigated", (frame) => note(`is at ${frame.url()}`));
    page.on("pageerror", (error) => note(`breaks: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") note(`says: ${message.text()}`);
    });
    page.on("close", () => note("closes"));
  }
  browser.on("context", watchContext);
  return { read: () => lines.join("\n"), stop: () => void browser.off("context", watchContext) };
}

function isCall(request: Request): boolean {
  return new URL(request.url()).pathname.startsWith("/api/");
}
