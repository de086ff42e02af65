import { createStore } from "#src/lib/page/store.ts";

/** Whether any notice was ever given on this page: only then is the toaster fetched, so a reader never pays for it. */
const call = createStore(() => false);

export function callForToaster(): void {
  call.write(true);
}

export function useToasterCall(): boolean {
  return call.useValue();
}
