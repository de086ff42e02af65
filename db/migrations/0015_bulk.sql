CREATE TABLE `bulk_rows` (
	`bulk_id` text NOT NULL,
	`position` integer NOT NULL,
	`record_id` text NOT NULL,
	`reference` text NOT NULL,
	`version` integer NOT NULL,
	`from_status` text NOT NULL,
	`to_status` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`changed_by` text DEFAULT '' NOT NULL,
	`undo` text,
	PRIMARY KEY(`bulk_id`, `position`),
	FOREIGN KEY (`bulk_id`) REFERENCES `bulk_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bulk_rows_state` ON `bulk_rows` (`bulk_id`,`state`,`position`);--> statement-breakpoint
CREATE TABLE `bulk_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`verb` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	`actor_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `bulk_runs_actor` ON `bulk_runs` (`actor_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `bulk_runs_status` ON `bulk_runs` (`status`);--> statement-breakpoint
ALTER TABLE `history` ADD `bulk_id` text;--> statement-breakpoint
ALTER TABLE `history` ADD `bulk_count` integer;