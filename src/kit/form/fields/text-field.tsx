import { LineField, type LineProps } from "./line-field.tsx";

/** `read` normalises what is typed, such as a code to upper case. */
export function TextField({ read = asTyped, ...props }: LineProps & { read?: (typed: string) => string }) {
  return <LineField {...props} show={asTyped} read={read} />;
}

function asTyped(text: string): string {
  return text;
}
