export type Writable = HTMLInputElement | HTMLTextAreaElement;

/**
 * Writes at the caret, around what is selected, as a key would: the field's own undo takes it back, and React hears of
 * it. `sample` is written, and selected, where nothing is.
 */
export function insertText(field: Writable, before: string, sample = "", after = ""): void {
  const { selectionStart, selectionEnd, value } = field;
  const from = selectionStart ?? value.length;
  const chosen = value.slice(from, selectionEnd ?? from) || sample;
  field.focus();
  // The only way that keeps the undo of the field.
  document.execCommand("insertText", false, before + chosen + after);
  const begins = from + before.length;
  if (sample !== "") field.setSelectionRange(begins, begins + chosen.length);
}
