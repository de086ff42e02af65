import { ORDER_PLACES } from "#domain/orders/moves/places.ts";

/** The place on an order's page where it is paid. */
export const PAYMENT = ORDER_PLACES.payment;
