import { describe, expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { attributesOf, BROWSER, openReader, textOf, textsOf } from "./reading.ts";
import { IN_WINDOW } from "#tests/portal.ts";
import { SAID } from "./said.ts";

/** What a visitor reads on the pages of a portal nobody has changed yet. */
const { read, setNow } = await openReader();

const YEAR_AFTER = new Date("2026-11-30T12:00:00-03:00");
/** What speaks of days, people and doors that were, as if they were still to come. */
const AHEAD = {
  pt: /O mundo vem|vêm a |se reúnem|se encontram|estarão|fica aberta|[Vv]enha ver de perto|Como participar\b|os países negociam|entra em contato|Mostre o que/g,
  en: /The world comes|come to Belém|\bmeet in\b|will be open|is open beside|Come and see for yourself|How to take part|countries negotiate\b|will contact|Show what/g,
};

describe.each(LOCALES)("in %s", (locale) => {
  const said = SAID[locale];
  const open = (path: string) => read(path, { language: BROWSER[locale] });

  test("Home has hero, about, key dates, reasons and a closing band, in this order (PUB-01, PUB-04, PUB-05)", async () => {
    const html = await open("/");
    expect(attributesOf(html, "main h2", "id")).toEqual(["about", "dates", "reasons", "closing"]);
    const brochure = `/download/brochure-${locale.toUpperCase()}.pdf`;
    expect(attributesOf(html, "main section:first-of-type a", "href")).toContain(brochure);
    expect(attributesOf(html, "section[aria-labelledby=about] a", "href")).toEqual(["/overview"]);
    expect(textsOf(html, "section[aria-labelledby=reasons] h3")).toEqual(said.benefits);
  });

  test("the page of support leads to where a lost link of the status page is asked for (E4)", async () => {
    const html = await open("/services-and-support");
    expect(attributesOf(html, "section[aria-labelledby=contact-title] a", "href")).toContain("/status");
  });

  test("the page speaks Portuguese or English, and no other language (I18N-01)", async () => {
    const html = await open("/");
    expect(new Set(textsOf(html, "header button[aria-pressed]"))).toEqual(new Set(["PT", "EN"]));
  });

  test("Home gives the three key dates, the window first (PUB-06, PUB-07, PUB-08)", async () => {
    const html = await open("/");
    expect(textsOf(html, "section[aria-labelledby=dates] li p:first-of-type")).toEqual(said.dates);
  });

  test("Home and the overview name the zone, the month, the city and who comes (PUB-09, PUB-10)", async () => {
    expect(textsOf(await open("/"), "section[aria-labelledby=about] p")[0]).toContain(said.place);
    for (const path of ["/", "/overview"]) {
      const text = textOf(await open(path));
      expect(text).toContain("Green Zone");
      expect(text).toContain("198");
      expect(text).toMatch(/União Europeia|European Union/);
    }
  });

  test("the overview goes from the event to a closing band in five sections (PUB-11)", async () => {
    const html = await open("/overview");
    const sections = ["the-event", "host-region", "green-zone", "opportunities", "closing"];
    expect(attributesOf(html, "main section", "aria-labelledby")).toEqual(sections);
    expect(textsOf(html, "main h1, main h2").filter((title) => title === "")).toEqual([]);
    expect(textsOf(html, "section[aria-labelledby=host-region]")[0]).toMatch(/Amaz[oô]n/);
  });

  test("the map is the one of the language, on the page and enlarged (PUB-13)", async () => {
    const html = await open("/overview");
    const map = `/drawings/map-${locale}.svg`;
    expect(attributesOf(html, "section[aria-labelledby=green-zone] figure img", "src")).toEqual([map]);
    expect(attributesOf(html, "section[aria-labelledby=green-zone] figure a", "href")).toEqual([map]);
  });

  test("taking part has five benefits and three offers (PUB-14, PUB-15)", async () => {
    const html = await open("/partnership-and-exhibit");
    expect(textsOf(html, "#benefits h3")).toEqual(said.benefits);
    expect(textsOf(html, "#offer h3")).toEqual(said.offer);
  });

  test("it says who should, by which criteria (PUB-16)", async () => {
    const html = await open("/partnership-and-exhibit");
    expect(textsOf(html, "#who h3")).toEqual(said.who);
    expect(textsOf(html, "#criteria h2")).toEqual([said.criteria]);
    expect(textsOf(html, "#criteria h4")).toHaveLength(10);
  });

  test("selection has five numbered stages in their order, there and in the rules (GEN-10, PUB-17)", async () => {
    const html = await open("/partnership-and-exhibit");
    expect(textsOf(html, "#steps h3")).toEqual(said.stages);
    const steps = textsOf(html, "#steps ol > li");
    expect(steps.map((step, at) => step.startsWith(`${at + 1}${said.stages[at]}`))).toEqual(
      Array(5).fill(true),
    );
    const rules = textsOf(await open("/expression-of-interest"), "main section ol > li");
    expect(rules.map((rule, at) => rule.startsWith(`${at + 1}${said.ruled[at]}`))).toEqual(
      Array(5).fill(true),
    );
  });

  test("the ways to participate lead to the stands (PUB-18)", async () => {
    expect(attributesOf(await open("/partnership-and-exhibit"), "#ways a", "href")).toEqual(["/exhibiting"]);
  });

  test("the rules of the form are three sections (EOI-05)", async () => {
    expect(textsOf(await open("/expression-of-interest"), "main section h2")).toEqual(said.rules);
  });

  test("after the event the panel has its five parts, the invitation among them (PUB-22)", async () => {
    setNow(YEAR_AFTER);
    const html = await open("/expression-of-interest");
    setNow(IN_WINDOW);
    expect(textsOf(html, "main h2")).toEqual(said.closed.partsOver);
    expect(attributesOf(html, "main a[target=_blank]", "href")).toEqual(["https://conference.example.org"]);
  });

  test("after the event no page speaks of the conference as something to come", async () => {
    setNow(YEAR_AFTER);
    const pages = [
      "/",
      "/overview",
      "/partnership-and-exhibit",
      "/exhibiting",
      "/services-and-support",
      "/expression-of-interest",
    ];
    const texts: string[] = [];
    for (const path of pages) texts.push(textOf(await open(path)));
    setNow(IN_WINDOW);
    expect(texts.flatMap((text) => text.match(AHEAD[locale]) ?? [])).toEqual([]);
  });

  test("after the window a panel of five parts thanks, and leads out in a new tab (PUB-22, PUB-23, PUB-24)", async () => {
    setNow(new Date("2025-09-13T00:00:00-03:00"));
    const html = await open("/expression-of-interest");
    setNow(IN_WINDOW);
    expect(textsOf(html, "main h1")).toEqual([said.closed.title]);
    expect(textOf(html)).toContain(said.closed.subtitle);
    expect(textsOf(html, "main h2")).toEqual(said.closed.parts);
    expect(attributesOf(html, "main a[target=_blank]", "href")).toEqual(["https://conference.example.org"]);
    expect(attributesOf(html, "input, select, textarea, main button", "type")).toEqual([]);
  });

  test("standard stands come in three tiers and are show ready (PUB-19, LIM-04)", async () => {
    const html = await open("/exhibiting");
    expect(textsOf(html, "#standard li h3")).toEqual(said.tiers);
    expect(textsOf(html, "#standard p")[0]).toStartWith(said.showReady);
  });

  test("custom stands have an exclusive design, and four plans can be opened (PUB-20, LIM-05)", async () => {
    const html = await open("/exhibiting");
    expect(textsOf(html, "#custom p")[0]).toStartWith(said.exclusive);
    const plans = ["bronze", "silver", "gold", "custom"].map((id) => `/drawings/plan-${id}-${locale}.svg`);
    expect(attributesOf(html, "#plans figure > a", "href")).toEqual(plans);
  });

  test("six custom services are named where stands and where services are (SVC-03)", async () => {
    expect(textsOf(await open("/exhibiting"), "#services li h3")).toEqual(said.customServices);
    expect(textsOf(await open("/services-and-support"), "#services div div > ul > li")).toEqual(
      said.customServices,
    );
  });

  test("seven services are offered (SVC-06)", async () => {
    expect(textsOf(await open("/services-and-support"), "#services li h3")).toEqual(said.services);
  });

  test("an event company runs it, with its site and its social profile in new tabs (PUB-21, GEN-11, GEN-13)", async () => {
    const html = await open("/services-and-support");
    expect(textsOf(html, "section[aria-labelledby=organiser-title] p")[0]).toContain(said.organiser);
    const links = "section[aria-labelledby=organiser-title] li a";
    const addresses = ["https://ribeira.example.org", "https://social.example.org/ribeira"];
    expect(attributesOf(html, links, "href")).toEqual(addresses);
    expect(attributesOf(html, links, "target")).toEqual(["_blank", "_blank"]);
  });

  test("support has an address for Portuguese and one for other languages (PUB-21, GEN-12)", async () => {
    const html = await open("/services-and-support");
    expect(textsOf(html, "#contact p")[0]).toStartWith(said.support);
    expect(textsOf(html, "#contact dt")).toEqual(said.audiences);
    const addresses = ["expositores@example.org", "exhibitors@example.org"];
    expect(textsOf(html, "#contact dd")).toEqual(addresses);
    expect(attributesOf(html, "#contact dd a", "href")).toEqual(addresses.map((each) => `mailto:${each}`));
  });

  test("the policy is version 1.2 of 03/07/2025 (PUB-25, PUB-26)", async () => {
    expect(textsOf(await open("/privacy-policy"), "main p")).toContain(said.policy);
  });

  test("the policy states how long data are kept, and access by profile (PUB-27, PUB-28)", async () => {
    const html = await open("/privacy-policy");
    expect(textOf(html)).toContain(said.retention);
    expect(textsOf(html, "#security")[0]).toContain(said.access);
  });

  test("the description names exhibition and partnership, sustainable solutions and climate action (UI-05)", async () => {
    const [description = ""] = attributesOf(await open("/"), "meta[name=description]", "content");
    for (const subject of said.description) expect(description.toLowerCase()).toContain(subject);
  });
});
