/** 202: not refused for good, only not yet there. */
export type Status = 202 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503 | 507;
export type MetBy = "outside" | "inside" | "desk";
export type No<Params, Met extends MetBy = MetBy> = { status: Status; met: Met; params?: Params };

/** A refusal with its HTTP status and the parameters of its sentence. */
export function no<Params = Record<never, never>>(status: Status): No<Params, "outside"> {
  return { status, met: "outside" };
}

/** A refusal that only people signed in or invited can see. */
export function inside<Params = Record<never, never>>(status: Status): No<Params, "inside"> {
  return { status, met: "inside" };
}

/** A refusal that only the team can see. */
export function desk<Params = Record<never, never>>(status: Status): No<Params, "desk"> {
  return { status, met: "desk" };
}
