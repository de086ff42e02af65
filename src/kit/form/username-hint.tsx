/** A hidden username field for password managers. */
export function UsernameHint({ email }: { email: string | undefined }) {
  return <input type="text" name="username" autoComplete="username" value={email ?? ""} readOnly hidden />;
}
