import { isIPv4, isIPv6 } from "node:net";

/**
 * The network a call comes from, as rate limits count it: an IPv4 address without its port, or the /64 of an IPv6 one,
 * since a single customer holds all of it. Undefined for what is no address.
 */
export function networkOf(address: string): string | undefined {
  const bare = bareAddress(address.trim());
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [...bytesOf(groups[6] ?? 0), ...bytesOf(groups[7] ?? 0)].join(".");
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}

/** `[2001:db8::1]:443`, `203.0.113.9:443` and `fe80::1%eth0` without what is not the address. */
function bareAddress(text: string): string {
  const inBrackets = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1];
  const beforePort = /^([\d.]+):\d{1,5}$/.exec(text)?.[1];
  return (inBrackets ?? beforePort ?? text).replace(/%.*$/, "");
}

/** The eight groups of an IPv6 address; the URL parser knows every way of writing one. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = written.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const left = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...left, ...after].map((group) => Number.parseInt(group, 16));
}

function bytesOf(group: number): [number, number] {
  return [group >> 8, group & 0xff];
}
