import * as v from "valibot";
import { id } from "../fields.ts";

/** Whether the public site may name the organisation as an exhibitor. */
export const namingInput = v.strictObject({ id: id(), mayName: v.boolean() });
