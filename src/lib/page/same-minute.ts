/** Both as they come over the wire: "2027-11-10T07:48:12.000Z". */
export function isSameMinute(one: string, other: string): boolean {
  return one.slice(0, 16) === other.slice(0, 16);
}
