import { LineField, type LineProps } from "./line-field.tsx";

/** One line of text; `read` is for what is never kept as it was typed, such as a code in upper case. */
export function TextField({ read = asTyped, ...props }: LineProps & { read?: (typed: string) => string }) {
  return <LineField {...props} show={asTyped} read={read} />;
}

function asTyped(text: string): string {
  return text;
}
