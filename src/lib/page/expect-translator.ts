/**
 * The code for page translators loads with a translator's first element: most readers have none. What it did until then
 * is passed on to it.
 */
export function expectTranslator(): void {
  const seen: MutationRecord[] = [];
  const watch = new MutationObserver((changes) => {
    const isFirst = seen.length === 0;
    if (isFirst && !changes.some(({ addedNodes: [added] }) => added?.nodeName === "FONT")) return;
    seen.push(...changes);
    // A text that was moved out is still written to, where the document's watch does not reach.
    for (const { removedNodes } of changes)
      for (const node of removedNodes) if (node instanceof Text) watch.observe(node, { characterData: true });
    if (isFirst)
      void import("./translated.ts").then(({ liveWithTranslator }) => {
        liveWithTranslator([...seen, ...watch.takeRecords()]);
        watch.disconnect();
      });
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
