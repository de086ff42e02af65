CREATE TABLE `evaluation_conflicts` (
	`submission_id` text NOT NULL,
	`reader_id` text NOT NULL,
	`is_declared` integer DEFAULT false NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`settled_by` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`submission_id`, `reader_id`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`settled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `evaluation_conflicts_reader` ON `evaluation_conflicts` (`reader_id`);--> statement-breakpoint
CREATE TABLE `opened_marks` (
	`submission_id` text NOT NULL,
	`reader_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`submission_id`, `reader_id`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `opened_marks_reader` ON `opened_marks` (`reader_id`);--> statement-breakpoint
ALTER TABLE `evaluations` ADD `cannot_judge` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `evaluations` ADD `given_at` integer;--> statement-breakpoint
ALTER TABLE `evaluations` ADD `judged_at` integer;--> statement-breakpoint
ALTER TABLE `evaluations` ADD `abstained_at` integer;--> statement-breakpoint
ALTER TABLE `evaluations` ADD `abstained_because` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `evaluations` ADD `set_aside_at` integer;--> statement-breakpoint
CREATE INDEX `evaluations_evaluator` ON `evaluations` (`evaluator_id`);