/** Prints rows under each other, the first columns to the left and the figures to the right. */
export function printTable(rows: string[][], names: number): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((text, column) => {
      const width = widths[column] ?? 0;
      return column < names ? text.padEnd(width) : text.padStart(width);
    });
    console.log(cells.join("  "));
  }
}
