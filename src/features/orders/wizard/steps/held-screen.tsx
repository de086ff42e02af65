import type { ComponentType } from "react";
import { HeldFields } from "#src/kit/form/held-field.tsx";
import { FIELDS_OF, useWizard } from "../wizard-context.tsx";

/** A screen with the broken rules of its step beside its fields, once somebody tried to go on. */
export function HeldScreen({ of: Screen }: { of: ComponentType }) {
  const { issues } = useWizard();
  return (
    <HeldFields of={FIELDS_OF} issues={issues}>
      <Screen />
    </HeldFields>
  );
}
