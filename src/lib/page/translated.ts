/** What a page translator shows in the place of a text of ours. */
const translations = new WeakMap<Node, ChildNode>();

/**
 * A translator of the browser puts an element of its own where a text stood, and React, which still holds the text,
 * would fail at removing it or at placing something before it, or go on writing where nobody reads. The translation is
 * taken for its text then, and a text that changes comes back in its place, to be translated again. It is given what was
 * done before it came.
 */
export function liveWithTranslator(before: MutationRecord[] = []): void {
  const watch = new MutationObserver(note);
  const { removeChild, insertBefore } = Node.prototype;

  function note(changes: MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      if (type === "characterData") translations.get(target)?.replaceWith(target);
      for (const text of addedNodes) if (text.isConnected) forget(text);
      for (const text of removedNodes) {
        const shown = [...addedNodes, previousSibling, nextSibling].find((near) => near?.nodeName === "FONT");
        if (text.nodeName !== "#text" || text.isConnected || !shown) continue;
        translations.set(text, shown as ChildNode);
        watch.observe(text, { characterData: true });
      }
    }
  }

  /** The node that stands for ours at the moment. */
  function placeOf(node: Node): Node {
    note(watch.takeRecords());
    return translations.get(node) ?? node;
  }

  Node.prototype.removeChild = function removeMoved<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const place = placeOf(child);
    if (place.parentNode) removeChild.call(place.parentNode, place);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeMoved<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    let place = before;
    if (place && place.parentNode !== this) place = placeOf(place);
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
  note(before);
  watch.observe(document.body, { childList: true, subtree: true });
}

/** A text that stands in the page again needs no other in its place. */
function forget(text: Node): void {
  translations.get(text)?.remove();
  translations.delete(text);
}
