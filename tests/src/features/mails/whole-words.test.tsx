import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { WholeWords } from "#src/features/mails/whole-words.tsx";

const wholeIn = (text: string) =>
  [...renderToStaticMarkup(<WholeWords>{text}</WholeWords>).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
    ([, word]) => word,
  );

test("a reference and a short word with a hyphen end no line in their middle", () => {
  expect(wholeIn("Pedido ORD-2027-00005: novo e-mail")).toEqual(["ORD-2027-00005:", "e-mail"]);
  expect(wholeIn("Recebemos (EOI-2027-00053)")).toEqual(["(EOI-2027-00053)"]);
});

test("what no phone has room for may break", () => {
  expect(wholeIn("Instituto-de-Pesquisa-da-Amazônia de Belém")).toEqual([]);
});
