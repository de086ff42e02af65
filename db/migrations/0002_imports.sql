DELETE FROM `run_rows` WHERE `run_id` IN (SELECT `id` FROM `runs` WHERE `kind` = 'import');--> statement-breakpoint
DELETE FROM `runs` WHERE `kind` = 'import';--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`row` integer NOT NULL,
	`state` text NOT NULL,
	`item_id` text DEFAULT '' NOT NULL,
	`item_version` integer DEFAULT 0 NOT NULL,
	`category` text,
	`unit_metric` text,
	`data` text NOT NULL,
	PRIMARY KEY(`import_id`, `row`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_rows_state` ON `import_rows` (`import_id`,`state`,`category`,`unit_metric`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`file_name` text NOT NULL,
	`shape` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `imports_actor` ON `imports` (`actor_id`,`created_at`);--> statement-breakpoint
DROP INDEX `run_rows_to`;--> statement-breakpoint
ALTER TABLE `runs` DROP COLUMN `planned_at`;