import { isSettingsPart, type SettingsPart } from "#domain/settings/parts.ts";

/** Whether an address names a part of the settings. */
export function isPart(name: string): name is SettingsPart {
  return isSettingsPart(name);
}
