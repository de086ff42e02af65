import { useState, useSyncExternalStore } from "react";

type AsWrittenProps = {
  /** All that the text depends on. */
  from: string;
  text: () => string;
};

const NOTHING_WRITTEN = { __html: "" };

/**
 * A text that is costly to work out (the first date in a time zone keeps a phone busy for 30 ms and more): what the
 * server wrote is taken over without being read, until it has to change.
 */
export function AsWritten({ from, text }: AsWrittenProps) {
  const isTakenOver = useSyncExternalStore(never, isNot, isInBrowser);
  const [written, setWritten] = useState(isTakenOver ? from : undefined);
  // What was written is gone once it has changed, also when it changes back.
  if (written !== undefined && written !== from) setWritten(undefined);
  if (written !== from) return <span key="own">{text()}</span>;
  // React leaves alone what stands in an element whose inner HTML it was given; nothing is ever written here.
  // oxlint-disable-next-line react/no-danger
  return <span dangerouslySetInnerHTML={NOTHING_WRITTEN} suppressHydrationWarning />;
}

function never(): () => void {
  return () => undefined;
}

function isNot(): boolean {
  return false;
}

/** React asks for this on the server and while it takes the server's page over. */
function isInBrowser(): boolean {
  return typeof document !== "undefined";
}
