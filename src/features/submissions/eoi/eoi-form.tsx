import type { ComponentProps } from "react";
import { CallLayer } from "#src/lib/call-layer.tsx";
import { FormStep } from "./form-step.tsx";

/** The form with all it needs to be sent; fetched on demand as one piece. */
export function EoiForm(props: ComponentProps<typeof FormStep>) {
  return (
    <CallLayer>
      <FormStep {...props} />
    </CallLayer>
  );
}
