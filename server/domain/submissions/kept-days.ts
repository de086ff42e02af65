/** How long a form is kept after it was last written in, on the server and on the device. */
export const KEPT_DAYS = 30;
