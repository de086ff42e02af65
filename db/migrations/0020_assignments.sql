CREATE TABLE `assignment_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`options` text NOT NULL,
	`given` integer NOT NULL,
	`taken` text DEFAULT '[]' NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `assignments` (
	`submission_id` text NOT NULL,
	`reader_id` text NOT NULL,
	`standing` text NOT NULL,
	`run_id` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`submission_id`, `reader_id`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `assignments_reader` ON `assignments` (`reader_id`);--> statement-breakpoint
CREATE INDEX `assignments_run` ON `assignments` (`run_id`);