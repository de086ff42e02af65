/**
 * Whole US cents, never a float of dollars. Dollars with at most two decimals exist only at the edge: on the wire, in
 * forms and in CSV. A plain number may be either; one that is known to be the one is never taken for the other.
 */
export type Cents = number & { readonly unit?: "cents" };
export type Usd = number & { readonly unit?: "usd" };

/** Protective limit of an amount: 10 billion dollars. */
export const MAX_CENTS: Cents = 1_000_000_000_000;

/** The only rounding rule: half away from zero. */
export function roundCents(exact: number): Cents {
  return Math.sign(exact) * Math.round(Math.abs(exact)) || 0;
}

export function add(...amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

export function times(amount: Cents, ...factors: readonly number[]): Cents {
  return roundCents(factors.reduce((product, factor) => product * factor, amount));
}

/** Rounded half up to the cent: 12.5 means 12.5 %. */
export function percentOf(amount: Cents, percent: number): Cents {
  // Percentages have at most two decimals, so hundredths keep the product exact.
  return roundCents((amount * Math.round(percent * 100)) / 10_000);
}

/** 19.99 -> 1999, without the float's 1998.9999. */
export function centsFromUsd(usd: Usd): Cents {
  return roundCents(Number((usd * 100).toFixed(4)));
}

export function usdFromCents(cents: Cents): Usd {
  return cents / 100;
}
