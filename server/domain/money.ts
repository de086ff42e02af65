/**
 * Money inside the portal: whole US cents, never fractions of a cent and never a float of dollars.
 * Dollars with at most two decimals exist only at the edge: on the wire, in forms and in CSV.
 */
export type Cents = number;

/** The largest amount the portal handles, a protective limit: 10 billion dollars. */
export const MAX_CENTS: Cents = 1_000_000_000_000;

/** The one rounding rule of the house: half away from zero, to a whole cent. */
export function roundCents(exact: number): Cents {
  return Math.sign(exact) * Math.round(Math.abs(exact)) || 0;
}

export function add(...amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

export function times(amount: Cents, ...factors: readonly number[]): Cents {
  return roundCents(factors.reduce((product, factor) => product * factor, amount));
}

/** `percent` of an amount, rounded half up to the cent: 12.5 means 12.5 %. */
export function percentOf(amount: Cents, percent: number): Cents {
  // Percentages carry at most two decimals, so hundredths keep the product exact before the one rounding.
  return roundCents((amount * Math.round(percent * 100)) / 10_000);
}

/** Dollars from a form or the wire to cents; 19.99 -> 1999, without the float's 1998.9999. */
export function centsFromUsd(usd: number): Cents {
  return roundCents(Number((usd * 100).toFixed(4)));
}

export function usdFromCents(cents: Cents): number {
  return cents / 100;
}
