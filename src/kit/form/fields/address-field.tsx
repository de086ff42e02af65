import { fullAddress } from "#domain/fields.ts";
import { LineField, type LineProps } from "./line-field.tsx";

/** An address on the web: a bare host becomes a full address when the field is left. */
export function AddressField(props: LineProps) {
  return (
    <LineField
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder="https://"
      {...props}
      show={asIs}
      read={asIs}
      settle={fullAddress}
    />
  );
}

function asIs(text: string): string {
  return text;
}
