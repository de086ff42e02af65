import { beforeAll, describe, expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { settings } from "#db/schema/index.ts";
import { LOCALES } from "#domain/locales.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";
import { sharePictureFile, sharePictureOf } from "#domain/site/share-pictures.ts";
import { LOGINS, PUBLIC_PAGES } from "#server/pages/addresses.ts";
import { ORIGIN } from "#tests/portal.ts";
import { type Asked, BROWSER, openReader, textOf } from "./reading.ts";

/** What a visitor, a search engine and a browser without JavaScript get: the HTML of the pages. */
const { portal, setNow, ask, read } = await openReader();

async function changeSettings(change: Partial<Settings>): Promise<void> {
  const data = { ...DEFAULT_SETTINGS, ...change };
  await portal.db.write((tx) => tx.update(settings).set({ data }).where(eq(settings.id, 1)));
}

describe.each(LOCALES)("in %s", (locale) => {
  const asked = { language: BROWSER[locale] };
  const other = locale === "pt" ? "en" : "pt";

  test.each([...PUBLIC_PAGES])(
    "%s is readable without JavaScript (GEN-01, ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-05, ROUTE-06)",
    async (path) => {
      const html = await read(path, asked);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      for (const part of ["<header", "<main", "<footer"]) expect(html).toContain(part);
      expect(textOf(html).length).toBeGreaterThan(800);
      for (const page of PUBLIC_PAGES) expect(html).toContain(`href="${page}"`);
    },
  );

  test.each([...PUBLIC_PAGES])(
    "%s says what it is and where its other language is (UI-03, UI-04)",
    async (path) => {
      const html = await read(path, asked);
      const title = {
        pt: "Conferência do Clima 2025 - Oportunidades de Exposição e Parceria",
        en: "Climate Conference 2025 - Exhibition &amp; Partnership Opportunities",
      }[locale];
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toMatch(/<meta name="description" content="[^"]{80,200}" \/>/);
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}?lang=${locale}" />`);
      expect(html).toContain(
        `<link rel="alternate" hreflang="${other}" href="${ORIGIN}${path}?lang=${other}" />`,
      );
      expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${ORIGIN}${path}?lang=pt" />`);
      const picture = sharePictureFile(sharePictureOf(path), locale);
      expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/${picture}" />`);
      expect(html).not.toContain("noindex");
    },
  );

  test.each([...LOGINS])("%s comes with its heading and its form", async (path) => {
    const html = await read(path, asked);
    const title = {
      "/partner/login": { pt: "Acesso do expositor", en: "Exhibitor sign-in" },
      "/admin/login": { pt: "Acesso da equipe", en: "Staff sign-in" },
    }[path][locale];
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<input[^>]*type="email"[^>]*autocomplete="username"/i);
    expect(html).toMatch(/<input[^>]*type="password"[^>]*autocomplete="current-password"/i);
    expect(html).toMatch(/<form[^>]*>(?:(?!<\/form>).)*<noscript>.*JavaScript.*<\/noscript>/);
    expect(html).toContain(`href="${path.replace("login", "recover-password")}"`);
  });

  test("the event is described for machines, from its facts", async () => {
    const html = await read("/", asked);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "null");
    expect(data).toMatchObject({
      "@type": "Event",
      name: DEFAULT_SETTINGS.name[locale],
      startDate: "2025-11-10",
      endDate: "2025-11-21",
      location: { name: "Green Zone", address: { addressLocality: "Belém", addressCountry: "BR" } },
      organizer: { name: DEFAULT_SETTINGS.organiser.name },
    });
  });
});

test("the language is the reader's choice, else the address's, else the browser's, else Portuguese (I18N-02, I18N-05, I18N-06)", async () => {
  const language = async (path: string, asked: Asked) =>
    /<html lang="(..)"/.exec(await read(path, asked))?.[1];
  expect(await language("/?lang=en", { cookie: "language=pt", language: "en" })).toBe("pt");
  expect(await language("/?lang=en", { language: "pt-BR" })).toBe("en");
  expect(await language("/?lang=fr", { language: "en-GB" })).toBe("en");
  expect(await language("/", { language: "fr-FR" })).toBe("pt");
});

test("two languages asked for at once do not mix", async () => {
  await changeSettings({});
  const texts = await Promise.all(
    ["pt", "en", "pt", "en"].map((language) => read("/overview", { language })),
  );
  expect(texts[0]).toBe(texts[2] ?? "");
  expect(texts[1]).toBe(texts[3] ?? "");
  expect(texts[0]).not.toBe(texts[1] ?? "");
});

describe("the facts of the event", () => {
  beforeAll(() => changeSettings({}));

  test("show at once when they are changed, without a restart", async () => {
    expect(textOf(await read("/", { language: "en" }))).toContain("Belém");
    await changeSettings({
      city: "Marabá",
      conference: { from: "2025-11-12", to: "2025-11-23" },
      zone: "Blue & <Green>",
    });
    const html = await read("/", { language: "en" });
    expect(textOf(html)).toContain("Marabá");
    expect(textOf(html)).not.toContain("Belém");
    expect(textOf(html)).toMatch(/12 (–|to) 23/);
    expect(html).toContain("Blue &amp; &lt;Green&gt;");
    await changeSettings({});
  });

  test("cannot end the element they travel in", async () => {
    await changeSettings({ zone: "</script><script>alert(1)</script>" });
    const html = await read("/overview");
    expect(html).not.toContain("<script>alert(1)");
    const facts = /<script type="application\/json" id="facts"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(facts).event.zone).toBe("</script><script>alert(1)</script>");
    await changeSettings({});
  });

  test("bring no script of theirs to run", async () => {
    await changeSettings({ zone: "<script>alert(1)</script>" });
    const policy = (await ask("/overview")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("'sha256-");
    expect(policy).not.toContain(hashOf("alert(1)"));
    await changeSettings({});
  });

  test("tell the deadline by the server's clock in whole days, and the year", async () => {
    const text = textOf(await read("/expression-of-interest", { language: "en" }));
    expect(text).toContain("42 days left");
    expect(text).toContain("© 2025 ");
    setNow(new Date("2025-08-02T12:00:00Z"));
    expect(textOf(await read("/expression-of-interest", { language: "en" }))).toContain("41 days left");
    setNow(new Date("2025-08-01T12:00:00Z"));
  });

  test("decide by the server's clock whether interest may be expressed (EOI-02, PUB-24)", async () => {
    expect(textOf(await read("/expression-of-interest", { language: "en" }))).toContain("Before you start");
    setNow(new Date("2025-09-13T12:00:00Z"));
    const closed = await read("/expression-of-interest", { language: "en" });
    expect(closed).not.toMatch(/<(input|select|textarea)\b/);
    expect(closed).toContain(`href="${DEFAULT_SETTINGS.officialSite}"`);
    setNow(new Date("2025-08-01T12:00:00Z"));
  });

  test("speak of the event as past once it is over", async () => {
    expect(textOf(await read("/", { language: "en" }))).toContain("European Union meet in");
    setNow(new Date("2026-01-10T12:00:00Z"));
    expect(textOf(await read("/", { language: "en" }))).toContain("European Union met in");
    setNow(new Date("2025-08-01T12:00:00Z"));
  });
});

describe("what is not for everybody", () => {
  test.each(["/admin", "/admin/orders", "/partner", "/partner/orders/x", "/profile", "/status/abc"])(
    "%s is an empty page that no search engine keeps",
    async (path) => {
      const answer = await ask(path);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get("x-robots-tag")).toBe("noindex");
      expect(html).toContain('<meta name="robots" content="noindex" />');
      expect(html).toContain('<div id="root"></div>');
      expect(html).not.toContain("canonical");
      expect(html).toMatch(/<noscript>.*JavaScript.*href="\/"/);
    },
  );

  test("the doors to it may be found", async () => {
    for (const path of ["/partner/login", "/admin/login"])
      expect((await ask(path)).headers.get("x-robots-tag")).toBeNull();
  });
});

/** A browser that sends a form by itself writes what has a name into the address, unless the form forbids it. */
describe("the form of a login, before the application hears it", () => {
  test.each([...LOGINS])("%s can be sent nowhere", async (path) => {
    const html = await read(path);
    const form = /<form[^>]*>(?:(?!<\/form>).)*type="password".*?<\/form>/.exec(html)?.[0] ?? "";
    expect(form).toMatch(/^<form[^>]* method="dialog"/);
    expect(form).not.toMatch(/ (?:action|formaction|name)=/i);
  });

  test.each([...LOGINS])("%s is the same for everybody, whoever asks", async (path) => {
    const stranger = await ask(path, { cookie: "language=pt" });
    const known = await ask(path, { cookie: "language=pt; session=abc; refresh=def" });
    expect(known.headers.get("etag")).toBe(stranger.headers.get("etag") ?? "");
    const headers = { "if-none-match": stranger.headers.get("etag") ?? "" };
    expect((await ask(path, { headers })).status).toBe(304);
  });
});

describe("the scripts inside a page", () => {
  test.each([...PUBLIC_PAGES, ...LOGINS])(
    "%s names each of its own by its hash, and no other may run",
    async (path) => {
      const answer = await ask(path);
      const html = await answer.text();
      const inside = [...html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs)];
      const hashes = inside.map(([, script = ""]) => `'sha256-${hashOf(script)}'`);
      const policy = answer.headers.get("content-security-policy") ?? "";
      const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
      expect(hashes.length).toBeGreaterThan(0);
      expect(sources).toEqual(["'self'", ...hashes]);
      expect(html).not.toContain("nonce=");
    },
  );

  test("there are none where the browser draws", async () => {
    const policy = (await ask("/partner")).headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self';");
  });
});

function hashOf(script: string): string {
  return createHash("sha256").update(script).digest("base64");
}

describe("search engines", () => {
  test("find every public page in both languages, and nothing else", async () => {
    const xml = await read("/sitemap.xml");
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(
      PUBLIC_PAGES.flatMap((path) => LOCALES.map((locale) => `${ORIGIN}${path}?lang=${locale}`)),
    );
  });

  test("are told what to leave alone", async () => {
    const text = await read("/robots.txt");
    for (const line of [
      "Disallow: /admin",
      "Disallow: /partner/",
      "Disallow: /api/",
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    ])
      expect(text).toContain(line);
  });
});

describe("a page over the wire", () => {
  test("is not sent again while nothing has changed", async () => {
    const etag = (await ask("/overview")).headers.get("etag") ?? "";
    const again = await ask("/overview", { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await changeSettings({ parties: 199 });
    expect((await ask("/overview", { headers: { "if-none-match": etag } })).status).toBe(200);
    await changeSettings({});
  });

  test("has one address: the one without a slash at its end", async () => {
    const answer = await ask("/overview/?lang=en");
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/overview?lang=en"]);
  });
});

test("a page that cannot be rendered is left to the browser, and tried again with the next facts", async () => {
  await changeSettings({ summit: null as never });
  const broken = await ask("/");
  expect(broken.status).toBe(200);
  const html = await broken.text();
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<template id="start-failed">');
  expect(html).not.toContain("Unexpected Application Error!</h1>");
  await changeSettings({});
  expect(textOf(await read("/"))).toContain("Conferência do Clima 2025");
});

test.each([
  ["pt", "A decisão chega por e-mail", "Este portal não envia e-mails no momento."],
  ["en", "The decision reaches you by email", "This portal sends no email at the moment."],
] as const)(
  "in %s a line beside the rules says that no email leaves, only where there is no mail server",
  async (locale, promised, said) => {
    const byMail = await openReader({ SMTP_URL: "smtp://127.0.0.1:9" });
    const pageOf = async (reader: typeof byMail) =>
      textOf(await reader.read("/expression-of-interest", { language: BROWSER[locale] }));
    const [sent, unsent] = [await pageOf(byMail), await pageOf({ ...byMail, read })];
    expect([sent.includes(promised), sent.includes(said)]).toEqual([true, false]);
    expect([unsent.includes(promised), unsent.includes(said)]).toEqual([true, true]);
  },
);
