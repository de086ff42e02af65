/** Loaded before a portal: its clocks show the moment of its start, however long a test and its machine take. */
const { Date: RealDate } = globalThis;
const start = RealDate.now();

class StillDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(given[0] ?? start);
  }

  static override now(): number {
    return start;
  }
}

globalThis.Date = StillDate as DateConstructor;
performance.now = () => 0;
