function rowOf(id: string): HTMLElement | undefined {
  const rows = document.querySelectorAll<HTMLElement>("[data-row]");
  return [...rows].find((row) => row.dataset["row"] === id);
}

/** The row's link or marked opener, never an action's button. */
function openerOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>("[data-row-opener]") ?? row.querySelector<HTMLElement>("a[href]");
}

/** Focuses what opens the row, so that Enter and screen readers agree. */
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

export function rowAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-row]")?.dataset["row"] : undefined;
}
