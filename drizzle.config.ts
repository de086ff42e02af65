import { defineConfig } from "drizzle-kit";

/** `bun run db:generate NAME` (db/generate.ts) writes the next migration from the schema; the server applies them at start. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./db/schema/index.ts",
  out: "./db/migrations",
});
