import { expect, test } from "bun:test";
import { listCountries, otherNames } from "#domain/countries.ts";
import { matchingOptions } from "#src/components/ui/matching-options.ts";

const OPTIONS = ["Alemanha", "Austrália", "Áustria", "Estados Unidos", "Tunísia", "União Europeia"].map(
  (label) => ({ label }),
);

test.each([
  ["", OPTIONS.map(({ label }) => label)],
  ["  ", OPTIONS.map(({ label }) => label)],
  ["uni", ["União Europeia", "Estados Unidos", "Tunísia"]],
  ["AUSTRI", ["Áustria"]],
  ["austr ", ["Austrália", "Áustria"]],
  ["nada", []],
])("what starts with the typed text comes before what only holds it: %j", (typed, labels) => {
  expect(matchingOptions(OPTIONS, typed).map(({ label }) => label)).toEqual(labels);
});

test("an option is found by its other name as well", () => {
  const options = [
    { label: "Brazil", also: ["Brasil"] },
    { label: "Germany", also: ["Alemanha"] },
  ];
  expect(matchingOptions(options, "brasil")).toEqual([{ label: "Brazil", also: ["Brasil"] }]);
  expect(matchingOptions(options, "ger")).toHaveLength(1);
});

const COUNTRY_OPTIONS = listCountries("pt").map(({ code, name }) => ({
  value: code,
  label: name,
  ...otherNames(code),
}));

test.each([
  ["UK", "GB"],
  ["USA", "US"],
  ["EU", "EU"],
  ["EUA", "US"],
  ["Ivory Coast", "CI"],
  ["Cote d'Ivoire", "CI"],
  ["Côte d’Ivoire", "CI"],
  ["cote divoire", "CI"],
  ["Turkey", "TR"],
  ["Holland", "NL"],
  ["Czech Republic", "CZ"],
  ["Kosovo", "XK"],
  ["European Union", "EU"],
  ["Guiné", "GN"],
  ["niger", "NE"],
  ["br", "BR"],
  ["DEU", "DE"],
  ["Vietnam", "VN"],
  ["Trinidad & Tobago", "TT"],
  ["Trindade e Tobago", "TT"],
  ["Bosnia & Herzegovina", "BA"],
  ["Bósnia-Herzegovina", "BA"],
  ["The Gambia", "GM"],
  ["The Bahamas", "BS"],
  ["the netherlands", "NL"],
  ["Republic of Ireland", "IE"],
  ["República da Irlanda", "IE"],
  ["Egipto", "EG"],
  ["Maurícias", "MU"],
  ["Benim", "BJ"],
  ["Gronelândia", "GL"],
  ["Quirguizistão", "KG"],
  ["Guinea-Conakry", "GN"],
  ["St. Pierre & Miquelon", "PM"],
  ["US Virgin Islands", "VI"],
])("%j is the first country that is found: %s", (typed, code) => {
  expect(matchingOptions(COUNTRY_OPTIONS, typed)[0]?.value).toBe(code);
});
