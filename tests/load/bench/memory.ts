/** Megabytes (of a million bytes) of a process that are in memory now. */
export function memoryOf(pid: number): number {
  const { stdout } = Bun.spawnSync(["ps", "-o", "rss=", "-p", String(pid)]);
  return (Number(stdout.toString().trim()) * 1024) / 1_000_000;
}
