import type { Page } from "@playwright/test";

/**
 * Does to the document what a browser's page translator does: every text moves into elements of the translator, now and
 * after each change. The words stay as they are, so that they can be read here.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(asTranslator);
}

export async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${asTranslator.toString()})`);
}

function asTranslator(): void {
  const untouched = ["SCRIPT", "STYLE", "NOSCRIPT", "TEXTAREA", "FONT"];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function run(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (text.data.trim() && parent && !untouched.includes(parent.tagName)) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  run();
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(run, 300);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
