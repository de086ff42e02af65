import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toaster as Sonner } from "sonner";
import { useWords } from "#src/lib/words/words.tsx";

/** The distance from the foot of the window, or from a bar that stays there (bottom-bar.ts). */
function above(distance: string): string {
  return `calc(${distance} + var(--bottom-bar, 0px))`;
}

/** At most 3 notices (LIM-01), 4000 ms each (LIM-02), 356 px wide (LIM-03); full width on phones. */
export function Toaster() {
  const { LL } = useWords();
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={10}
      expand
      closeButton
      offset={{ bottom: above("24px") }}
      mobileOffset={{ bottom: above("12px"), left: 12, right: 12 }}
      containerAriaLabel={LL.toast.region()}
      icons={{
        success: <CircleCheck className="size-5 text-moss" />,
        error: <CircleAlert className="size-5 text-error-light" />,
        close: <X className="size-4" />,
      }}
      toastOptions={{ closeButtonAriaLabel: LL.toast.close(), className: "house-toast" }}
    />
  );
}
