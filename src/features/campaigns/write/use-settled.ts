import { useEffect, useState } from "react";

/** A value once it has stood still for a moment, so that not every key is answered by a call. */
export function useSettled<Value>(value: Value, afterMs = 500): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
