CREATE TABLE `like_pairs` (
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`alike` text NOT NULL,
	`basis` text NOT NULL,
	`told_apart_by` text,
	`told_apart_at` integer,
	PRIMARY KEY(`first_id`, `second_id`),
	FOREIGN KEY (`first_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`second_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`told_apart_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `like_pairs_second` ON `like_pairs` (`second_id`);--> statement-breakpoint
CREATE TABLE `look_ups` (
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`submission_id` text NOT NULL,
	PRIMARY KEY(`kind`, `value`, `submission_id`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `look_ups_submission` ON `look_ups` (`submission_id`);--> statement-breakpoint
CREATE INDEX `submissions_duplicate_of` ON `submissions` (`duplicate_of`);