import type { Page } from "@playwright/test";

/** What of a page cannot be read at this size: how far it scrolls sideways, and each text that an edge cuts. */
export function cutText(page: Page): Promise<{ wider: number; cut: string[] }> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut = new Set<string>();
    while (texts.nextNode()) {
      const said = texts.currentNode.textContent?.trim();
      const holder = texts.currentNode.parentElement;
      if (!said || !holder || !isSeen(holder)) continue;
      const place = document.createRange();
      place.selectNodeContents(texts.currentNode);
      const { left, right } = place.getBoundingClientRect();
      const edges = edgesAround(holder, clientWidth);
      if (edges && (left < edges.left - 1 || right > edges.right + 1)) cut.add(said);
    }
    return { wider: scrollWidth - clientWidth, cut: [...cut] };

    function isSeen(holder: Element): boolean {
      if (holder.closest("[aria-hidden=true], script, style, svg, [data-no-print]")) return false;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      // For screen readers alone: a place of a pixel.
      for (let around: Element | null = holder; around; around = around.parentElement)
        if (getComputedStyle(around).position === "absolute" && around.clientWidth <= 1) return false;
      return true;
    }

    /** None where the text ends in dots or its frame can be scrolled. */
    function edgesAround(holder: Element, width: number): { left: number; right: number } | undefined {
      const edges = { left: 0, right: width };
      for (let around: Element | null = holder; around; around = around.parentElement) {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(around);
        if (overflowX === "visible" || around === document.body) continue;
        if (overflowX === "auto" || overflowX === "scroll") return undefined;
        if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return undefined;
        const { left, right } = around.getBoundingClientRect();
        edges.left = Math.max(edges.left, left);
        edges.right = Math.min(edges.right, right);
      }
      return edges;
    }
  });
}
