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
  ["Min Seo Kim", "Min"],
  ["J. Silva", "J."],
  ["Dr.", "Dr."],
  ["", ""],
])("%s is greeted as %s", (name, greeted) => {
  expect(firstNameOf(name)).toBe(greeted);
});
