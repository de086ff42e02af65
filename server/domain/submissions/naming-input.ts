import * as v from "valibot";
import { id } from "../fields.ts";

/** Whether the organisation may be named on the site as one that comes. */
export const namingInput = v.strictObject({ id: id(), mayName: v.boolean() });
