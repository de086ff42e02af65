import { expect, test } from "bun:test";
import { plainWords } from "#domain/accents.ts";
import { COUNTRIES, countryName, isCountry, listCountries, otherNames } from "#domain/countries.ts";

test("there are 249 countries, Kosovo and the European Union, each once, each with a name in both languages", () => {
  expect(new Set(COUNTRIES).size).toBe(251);
  for (const locale of ["pt", "en"] as const) {
    expect(listCountries(locale).filter(({ code, name }) => name === code)).toEqual([]);
  }
});

test.each([
  ["BR", "Brasil", "Brazil"],
  ["DE", "Alemanha", "Germany"],
  ["AX", "Ilhas Aland", "Åland Islands"],
  ["PS", "Estado da Palestina", "State of Palestine"],
  ["XK", "Kosovo", "Kosovo"],
  ["EU", "União Europeia", "European Union"],
])("%s is %s and %s", (code, pt, en) => {
  expect(countryName(code, "pt")).toBe(pt);
  expect(countryName(code, "en")).toBe(en);
});

test("the list follows the alphabet of its language, accents in their place", () => {
  const names = listCountries("pt").map(({ name }) => name);
  expect(names[0]).toBe("Afeganistão");
  expect(names.indexOf("Áustria")).toBe(names.indexOf("Austrália") + 1);
});

test("no two countries are called the same, by whatever name", () => {
  const called = new Map<string, string>();
  for (const code of COUNTRIES) {
    for (const name of new Set(otherNames(code)?.also.map(plainWords))) {
      expect([name, called.get(name)]).toEqual([name, undefined]);
      called.set(name, code);
    }
  }
});

test("refuses what is no country, and names it as it came", () => {
  expect(["XX", "br", "", null].filter(isCountry)).toEqual([]);
  expect(countryName("XX", "pt")).toBe("XX");
});
