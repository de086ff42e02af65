import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { expect } from "./server.ts";

/**
 * What a person sees of an element, read in the page: `""` when it can be read, else why not. Its text has a size, lies
 * in the window and on top, is cut off by nothing, and differs from what is behind it by 3:1 at least (WCAG 1.4.3 for
 * large text; axe holds the 4.5:1 of small text on whole pages). Behind a picture or a gradient no contrast is reckoned.
 */
function whyUnseen(whole: Element): string {
  const CUT = "cuts it off";
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const painted = new Map<string, number[]>();
  const said = textsIn(whole).map(whyNot);
  // Words for screen readers alone may stand beside those for everybody, never in their place.
  return said.find((reason) => !reason.endsWith(CUT)) ?? said[0] ?? "";

  /** What holds text of a size, each once; without any the element itself. */
  function textsIn(element: Element): Element[] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const parts = new Set<Element>();
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && textContent?.trim() && lineOf(parentElement)) parts.add(parentElement);
    }
    return parts.size > 0 ? [...parts] : [element];
  }
  function lineOf(element: Element): DOMRect | undefined {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].find(({ width, height }) => width > 4 && height > 7);
  }
  function whyNot(element: Element): string {
    const box = lineOf(element) ?? element.getBoundingClientRect();
    if (box.width <= 4 || box.height <= 7) return `it measures ${box.width} × ${box.height} px`;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
      return `it stands at ${x}, ${y}, outside the window`;
    const lineage: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) lineage.push(at);
    const edge = lineage.find((one) => cuts(one) && !holds(one, x, y));
    if (edge) return `${edge.tagName} ${CUT}`;
    const here = document.elementsFromPoint(x, y);
    // What takes no pointer is not among them, what it stands in is.
    const own = here.findIndex((one) => one.contains(element));
    const cover = here.slice(0, own).find((one) => !element.contains(one) && paints(one));
    if (own < 0 || cover) return `${cover?.tagName ?? "something"} covers it`;
    const styles = lineage.map((one) => getComputedStyle(one));
    if (styles.reduce((all, { opacity }) => all * Number(opacity), 1) < 0.5) return "it is transparent";
    const behind = styles.find(isPainted);
    if (behind && behind.backgroundImage !== "none") return "";
    const colours = [styles[0]?.color ?? "", behind?.backgroundColor ?? "white"];
    const [dark = 0, bright = 0] = colours.map((one) => light(paint(one))).toSorted((x, y) => x - y);
    const ratio = (bright + 0.05) / (dark + 0.05);
    return ratio >= 3 ? "" : `its contrast is ${ratio.toFixed(1)}`;
  }
  /** Whether what is larger than it is not shown; what is cut at the window counts by the window. */
  function cuts(one: Element): boolean {
    const { display, overflowX } = getComputedStyle(one);
    return !["BODY", "HTML"].includes(one.tagName) && display !== "inline" && overflowX !== "visible";
  }
  function holds(one: Element, x: number, y: number): boolean {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  }
  function paints(one: Element): boolean {
    return isPainted(getComputedStyle(one));
  }
  function isPainted({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
    return backgroundImage !== "none" || paint(backgroundColor)[3] !== 0;
  }
  /** Red, green, blue of 0 to 255 and opacity of 0 to 255, of any colour that CSS can say. */
  function paint(color: string): number[] {
    if (!pen || painted.has(color)) return painted.get(color) ?? [];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    painted.set(color, [...pen.getImageData(0, 0, 1, 1).data]);
    return painted.get(color) ?? [];
  }
  /** Relative luminance (WCAG 2.2). */
  function light(color: number[]): number {
    const [red = 0, green = 0, blue = 0] = color.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

/** Scrolls to it, as a reader would, and waits until a person can read it: an element that only a program finds does not do. */
export async function expectSeen(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await expect.poll(() => locator.evaluate(whyUnseen)).toBe("");
}

/** A page on its way: the ring and the word beside it, both to be seen. */
export async function expectSpinner(page: Page, LL: TranslationFunctions): Promise<Locator> {
  const spinner = page.getByRole("status").filter({ hasText: LL.loading.page() });
  await expect(spinner.locator("svg")).toBeInViewport({ ratio: 1 });
  await expectSeen(spinner.getByText(LL.loading.page(), { exact: true }));
  return spinner;
}
