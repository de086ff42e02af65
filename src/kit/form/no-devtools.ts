/**
 * In place of "@tanstack/devtools-event-client" (vite.config.ts): no page has the devtools of the form library, which
 * every form would load and tell of every key.
 */
export class EventClient {
  readonly emit = doNothing;
  readonly on = () => doNothing;
}

function doNothing(): void {
  // There are no devtools to notify.
}
