/** "ana.moura@example.org" reads as "Ana Moura": what to call somebody of whom only the address is known. */
export function nameOfAddress(email: string): string {
  const [mailbox = email] = email.split("@");
  const words = mailbox.split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ") || mailbox;
}
