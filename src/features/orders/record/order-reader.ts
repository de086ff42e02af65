/** Who reads the order: the team sees every figure and name, the exhibitor what concerns them. */
export type OrderReader = "team" | "exhibitor";
