/** A row of the list on the screen, by its record. */
function rowOf(id: string): HTMLElement | undefined {
  const rows = document.querySelectorAll<HTMLElement>("[data-row]");
  return [...rows].find((row) => row.dataset["row"] === id);
}

/** What opens a row: its link, or what says of itself that it does; never a button that does something. */
function openerOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>("[data-row-opener]") ?? row.querySelector<HTMLElement>("a[href]");
}

/** The cursor goes to what opens the row, so that Enter, a screen reader and the eye are at the same place. */
export function goToRow(id: string): void {
  const row = rowOf(id);
  if (!row) return;
  (openerOf(row) ?? row).focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

export function openRow(id: string): void {
  const row = rowOf(id);
  if (row) openerOf(row)?.click();
}

/** The row that something on the page belongs to. */
export function rowAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-row]")?.dataset["row"] : undefined;
}
