DROP TABLE `assignment_runs`;--> statement-breakpoint
DROP INDEX `assignments_run`;--> statement-breakpoint
ALTER TABLE `assignments` DROP COLUMN `run_id`;