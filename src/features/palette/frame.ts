/** Where the palette stands, before its code has come and afterwards: nothing moves when the code arrives. */
export const paletteClasses =
  "fixed inset-x-3 top-[8dvh] z-50 mx-auto max-h-[80dvh] max-w-150 overflow-hidden rounded-lg bg-card shadow-lift outline-none";
export const paletteRowClasses = "flex items-center gap-3 border-b border-line px-4.5";
export const paletteFieldClasses =
  "h-14 min-w-0 grow bg-transparent text-base outline-none placeholder:text-quiet";

/** As its `ref`: a field takes the keys in the moment it is drawn, behind what was typed before. */
export function takeKeys(field: HTMLInputElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
