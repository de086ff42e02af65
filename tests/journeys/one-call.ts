import type { Page } from "@playwright/test";

const FAILED = {
  error: { message: "", code: -32_603, data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 500 } },
};

/** From now on this call is answered 500; what travels in one batch with it gets the answer of the portal. */
export async function failCall(page: Page, name: string): Promise<void> {
  await page.route(
    (url) => calledBy(url).includes(name),
    async (route) => {
      const calls = calledBy(new URL(route.request().url()));
      if (calls.length === 1) return route.fulfill({ status: 500, body: "" });
      const answer = await route.fetch();
      const parts = (await answer.json()) as unknown[];
      return route.fulfill({
        status: 207,
        json: parts.map((part, at) => (calls[at] === name ? FAILED : part)),
      });
    },
  );
}

function calledBy({ pathname }: URL): string[] {
  const prefix = "/api/trpc/";
  return pathname.startsWith(prefix) ? decodeURIComponent(pathname.slice(prefix.length)).split(",") : [];
}
