import { expect, test } from "bun:test";
import { COUNTRIES, countryName, isCountry, listCountries } from "#domain/countries.ts";

test("there are 249 countries, each once, each with a name in both languages", () => {
  expect(new Set(COUNTRIES).size).toBe(249);
  for (const locale of ["pt", "en"] as const) {
    expect(listCountries(locale).filter(({ code, name }) => name === code)).toEqual([]);
  }
});

test.each([
  ["BR", "Brasil", "Brazil"],
  ["DE", "Alemanha", "Germany"],
  ["AX", "Ilhas Aland", "Åland Islands"],
])("%s is %s and %s", (code, pt, en) => {
  expect(countryName(code, "pt")).toBe(pt);
  expect(countryName(code, "en")).toBe(en);
});

test("the list follows the alphabet of its language, accents in their place", () => {
  const names = listCountries("pt").map(({ name }) => name);
  expect(names[0]).toBe("Afeganistão");
  expect(names.indexOf("Áustria")).toBe(names.indexOf("Austrália") + 1);
});

test("refuses what is no country, and names it as it came", () => {
  expect(["XX", "br", "", null, "EU"].filter(isCountry)).toEqual([]);
  expect(countryName("XX", "pt")).toBe("XX");
});
