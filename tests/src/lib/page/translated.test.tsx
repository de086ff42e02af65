import { beforeAll, expect, test } from "bun:test";
import { liveWithTranslator } from "#src/lib/page/translated.ts";
import { openPage } from "../../page.tsx";

const page = openPage();
beforeAll(() => liveWithTranslator());

/** As a translator leaves it: the text in an element of the translator. */
async function translate(): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
  await page.run(() => undefined);
}

function Order({ count, isOpen = false }: { count: number; isOpen?: boolean }) {
  return (
    <p>
      {isOpen && <b>open </b>}
      {count > 2 ? null : "few "}
      {count} of them
    </p>
  );
}

test("what a translator put in the place of a text goes, comes and changes as the text would", async () => {
  await page.draw(<Order count={1} />);
  await translate();
  expect(page.read("p")).toEqual(["FEW 1 OF THEM"]);
  // What changed is there to be translated again.
  await page.draw(<Order count={2} isOpen />);
  expect(page.read("p")).toEqual(["open FEW 2 OF THEM"]);
  await translate();
  await page.draw(<Order count={7} />);
  expect(page.read("p")).toEqual(["7 OF THEM"]);
  await page.draw(<Order count={1} isOpen />);
  expect(page.read("p")).toEqual(["open few 1 OF THEM"]);
});
