/** The signed-in user as the server describes it; the server may send a role that this release does not know. */
export type SessionUser = {
  id: string;
  name: string;
  role: string;
  firstLogin: boolean;
  email: string;
  accountStatus: string;
  language: string;
};

/** The user of an answer: `{ user }`, or the same one level down in `data`. */
export function userOf(answer: unknown): SessionUser | undefined {
  const { user, data } = asRecord(answer);
  const found = asRecord(user ?? asRecord(data)["user"]);
  const { id, name, role, email, accountStatus, language } = found;
  if (typeof id !== "string" || typeof name !== "string" || typeof role !== "string") return undefined;
  const firstLogin = found["firstLogin"] === true;
  return {
    id,
    name,
    role,
    firstLogin,
    email: String(email ?? ""),
    accountStatus: String(accountStatus ?? ""),
    language: String(language ?? ""),
  };
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
