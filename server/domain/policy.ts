/** Version and date of the privacy policy and terms, printed in both languages (PUB-25, PUB-26). */
export const POLICY = { version: "1.2", date: "03/07/2025", day: "2025-07-03" } as const;
