import { expect, test } from "bun:test";
import { downloads } from "#server/pages/download.ts";
import { attributesOf, textsOf } from "./reading.ts";

/** A shelf whose brochure is still being printed. */
function printing() {
  const { promise, resolve } = Promise.withResolvers<{ bytes: Uint8Array<ArrayBuffer>; etag: string }>();
  const routes = downloads(
    { brochures: { get: () => promise, warm: async () => undefined } },
    { lookedAtMs: 1 },
  );
  const finish = () => resolve({ bytes: new TextEncoder().encode("%PDF-"), etag: '"1"' });
  return { routes, finish };
}

const BY_A_PERSON = { headers: { "sec-fetch-dest": "document" } };

test.each([
  ["PT", "pt", "O folheto está sendo preparado", "Continuar no site"],
  ["EN", "en", "The brochure is being made", "Go on with the site"],
])(
  "a brochure that takes long says so in %s, comes by itself and has a way on",
  async (file, language, title, on) => {
    const { routes, finish } = printing();
    const waiting = await routes.request(`/brochure-${file}.pdf`, BY_A_PERSON);
    expect([waiting.status, waiting.headers.get("refresh")]).toEqual([202, "2"]);
    expect(waiting.headers.get("cache-control")).toBe("no-store");
    const html = await waiting.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect([textsOf(html, "h1"), textsOf(html, "a"), attributesOf(html, "a", "href")]).toEqual([
      [title],
      [on],
      ["/"],
    ]);
    finish();
    const made = await routes.request(`/brochure-${file}.pdf`, BY_A_PERSON);
    expect([made.status, made.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  },
);

test("a program that fetches it is given the brochure, however long it takes", async () => {
  const { routes, finish } = printing();
  const fetched = routes.request("/brochure-EN.pdf");
  await Bun.sleep(5);
  finish();
  expect([(await fetched).status, await (await fetched).text()]).toEqual([200, "%PDF-"]);
});
