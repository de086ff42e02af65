/** The screens that the settings are written on, in the order of their index; each saves its own fields. */
export const SETTINGS_PARTS = [
  "event",
  "window",
  "contacts",
  "identity",
  "pictures",
  "prices",
  "site",
  "comers",
  "paying",
  "reminders",
  "evaluating",
] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

export function isSettingsPart(name: string): name is SettingsPart {
  return (SETTINGS_PARTS as readonly string[]).includes(name);
}
