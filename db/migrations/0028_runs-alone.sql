DROP TABLE `bulk_rows`;--> statement-breakpoint
DROP TABLE `bulk_runs`;--> statement-breakpoint
DROP TABLE `import_rows`;--> statement-breakpoint
DROP TABLE `imports`;