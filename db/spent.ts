/** How many statements this process has run on its local database, and how long its own thread waited for them. */
export const SPENT = { statements: 0, ms: 0 };

/** Runs one statement and counts it and its time. */
export function spending<Answer>(run: () => Answer): Answer {
  const started = performance.now();
  try {
    return run();
  } finally {
    SPENT.statements += 1;
    SPENT.ms += performance.now() - started;
  }
}
