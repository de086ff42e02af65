/** How many days a form is stored after its last change, on the server and on the device. */
export const KEPT_DAYS = 30;
