CREATE TABLE `calendars` (
	`user_id` text PRIMARY KEY NOT NULL,
	`number` integer DEFAULT 0 NOT NULL,
	`renewed_at` integer,
	`revisions` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
