import * as v from "valibot";
import { optionalDay, optionalDays } from "../blocks.ts";

/**
 * When stands are built and struck, and the last days on which a stand and services should be ordered: for exhibitors'
 * calendars. "" is a day that is not known yet. They announce; nothing is closed by them.
 */
export function exhibitorDays() {
  return v.strictObject({
    build: optionalDays(),
    strike: optionalDays(),
    lastStands: optionalDay(),
    lastServices: optionalDay(),
  });
}
export type ExhibitorDays = v.InferOutput<ReturnType<typeof exhibitorDays>>;

export const NO_EXHIBITOR_DAYS: ExhibitorDays = {
  build: { from: "", to: "" },
  strike: { from: "", to: "" },
  lastStands: "",
  lastServices: "",
};
