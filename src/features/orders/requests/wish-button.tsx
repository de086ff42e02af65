import { lazy, Suspense, useState } from "react";
import { Button, type ButtonProps } from "#src/components/ui/button.tsx";
import type { Order } from "../data.ts";
import { useWishWords } from "./use-wish-words.ts";

/** The form loads when it is first opened. */
const WishDialog = lazy(() => import("./wish-dialog.tsx").then((module) => ({ default: module.WishDialog })));

/** Requests a change of an order closed to editing, or asks about a rejected order. */
export function WishButton({ order, size }: { order: Order; size?: ButtonProps["size"] }) {
  const words = useWishWords(order.status);
  const [isOpen, setIsOpen] = useState(false);
  if (!order.canWish) return null;
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setIsOpen(true)}>
        {words.action()}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <WishDialog order={order} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
