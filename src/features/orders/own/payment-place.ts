/** The place on an order's page where it is paid. */
export const PAYMENT = "payment";
