import { expect, test } from "bun:test";
import { firstNameOf } from "#domain/accounts/first-name.ts";

test.each([
  ["Luísa Antunes", "Luísa"],
  ["Dr. Caio Farias", "Caio"],
  ["Profa. Dra. Amélia Macuácua", "Amélia"],
  ["H.E. Ingrid Solberg", "Ingrid"],
  ["  Tavita   Leota ", "Tavita"],
  ["Arq. Rita Nunes", "Rita"],
  ["Dep. Sen. Davi Lobo", "Davi"],
  ["Prof.dr. Jan de Vries", "Jan"],
  ["Prof.Dr.med. Anna Weiß", "Anna"],
  ["Eng.civil João Souza", "João"],
  ["Dr.Caio Farias", "Caio"],
  ["J.da Silva", "J."],
  ["J.R.Silva", "J.R."],
  ["Min Seo Kim", "Min"],
  ["J. Silva", "J."],
  ["Dr.", "Dr."],
  ["", ""],
])("%s is greeted as %s", (name, greeted) => {
  expect(firstNameOf(name)).toBe(greeted);
});
