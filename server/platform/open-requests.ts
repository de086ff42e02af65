type Answer = Response | Promise<Response>;

/**
 * Bounds how many requests of one address are answered at the same time: behind a proxy, whose connections are all its
 * own. One more is answered by `refuse` at once.
 */
export function boundRequests(
  most: number,
  refuse: () => Response,
): (address: string, answer: () => Answer) => Answer {
  const open = new Map<string, number>();

  function free(address: string): void {
    const left = (open.get(address) ?? 1) - 1;
    if (left === 0) open.delete(address);
    else open.set(address, left);
  }

  return (address, answer) => {
    const before = open.get(address) ?? 0;
    if (before >= most) return refuse();
    const answering = answer();
    if (!(answering instanceof Promise)) return answering;
    open.set(address, before + 1);
    return answering.finally(() => free(address));
  };
}
