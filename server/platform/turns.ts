export type Turns = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/**
 * Lets calls go one after another in the order they came, the loop turning after each: the calls of a batch would hold
 * our thread for as long as all of them take (P23).
 */
export function takeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const answer = last.then(call);
    last = answer.catch(() => undefined).then(nextTurn);
    return answer;
  };
}

/** Lets calls that came meanwhile be answered. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
