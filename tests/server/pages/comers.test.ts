import { beforeAll, describe, expect, test } from "bun:test";
import { PUBLIC_PAGES } from "#server/pages/addresses.ts";
import { changeSettings, makeSubmission } from "#tests/factories.ts";
import { attributesOf, BROWSER, openReader, textOf, textsOf } from "./reading.ts";

/** Who is coming, on the pages that visitors read. */
const BEFORE = new Date("2025-07-01T12:00:00Z");
const OPEN = new Date("2025-08-01T12:00:00Z");
const CLOSED = new Date("2025-10-01T12:00:00Z");
const OVER = new Date("2025-11-22T12:00:00Z");
const NAMING_PAGES = ["/", "/partnership-and-exhibit"];

const SECTION = "#comers";
const TITLE = "#comers-title";

async function openSite(shown: boolean) {
  const reader = await openReader();
  await changeSettings(reader.portal, (data) => ({ ...data, showWhoComes: shown }));
  const comes = (institutionName: string, country: string) =>
    makeSubmission(reader.portal, {
      institutionName,
      country,
      status: "SIGNED_CONTRACT",
      mayBeNamedSince: OPEN,
    });
  const readAt = (now: Date, path = "/", language = BROWSER.pt) => {
    reader.setNow(now);
    return reader.read(path, { language });
  };
  return { ...reader, comes, readAt };
}

describe("with organisations that agreed to be named", async () => {
  const { comes, readAt } = await openSite(true);
  beforeAll(async () => {
    await comes("Rede das Ilhas", "BR");
    await comes("Lake Basin Water Trust", "KE");
  });

  test.each(NAMING_PAGES)("%s names them by the alphabet, each with its country", async (path) => {
    for (const [language, title, countries] of [
      [BROWSER.pt, "Quem já vem", ["Quênia", "Brasil"]],
      [BROWSER.en, "Who is coming", ["Kenya", "Brazil"]],
    ] as const) {
      const html = await readAt(OPEN, path, language);
      expect(textsOf(html, TITLE)).toEqual([title]);
      expect(textsOf(html, `${SECTION} li bdi`)).toEqual(["Lake Basin Water Trust", "Rede das Ilhas"]);
      expect(textsOf(html, `${SECTION} li p:nth-child(2)`)).toEqual([...countries]);
    }
  });

  test("no other page shows them", async () => {
    for (const path of PUBLIC_PAGES.filter((page) => !NAMING_PAGES.includes(page)))
      expect(textOf(await readAt(OPEN, path))).not.toContain("Rede das Ilhas");
  });

  test("they lead to the form while it is open, and are told of in the past once the event is over", async () => {
    const leads = async (now: Date) => attributesOf(await readAt(now), `${SECTION} a`, "href");
    expect(await leads(OPEN)).toEqual(["/expression-of-interest"]);
    expect(await leads(CLOSED)).toEqual([]);
    expect(textsOf(await readAt(CLOSED), TITLE)).toEqual(["Quem já vem"]);
    expect(textsOf(await readAt(OVER), TITLE)).toEqual(["Quem veio"]);
  });
});

describe("with nobody yet", async () => {
  const { readAt } = await openSite(true);

  test.each([
    ["before the form opens", BEFORE, ["Seja dos primeiros"], []],
    ["while it is open", OPEN, ["Seja dos primeiros"], ["/expression-of-interest"]],
    ["once it is closed", CLOSED, [], []],
  ] as [string, Date, string[], string[]][])(
    "%s visitors are invited as one can be",
    async (_when, now, title, leads) => {
      const html = await readAt(now);
      expect(textsOf(html, TITLE)).toEqual(title);
      expect(attributesOf(html, `${SECTION} a`, "href")).toEqual(leads);
    },
  );
});

test("while the organiser does not show them there is no such section, and no name in the page", async () => {
  const { comes, readAt } = await openSite(false);
  await comes("Rede das Ilhas", "BR");
  for (const path of NAMING_PAGES) {
    const html = await readAt(OPEN, path);
    expect(textsOf(html, TITLE)).toEqual([]);
    expect(html).not.toContain("Rede das Ilhas");
  }
});
