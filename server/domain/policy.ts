/** The privacy policy and terms of use in force: its version and its date, printed so in both languages (PUB-25, PUB-26). */
export const POLICY = { version: "1.2", date: "03/07/2025", day: "2025-07-03" } as const;
