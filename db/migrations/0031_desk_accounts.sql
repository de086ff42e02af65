CREATE TABLE `sign_ins` (
	`user_id` text PRIMARY KEY NOT NULL,
	`at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `users` ADD `decides_only` integer DEFAULT false NOT NULL;
--> statement-breakpoint
INSERT INTO `sign_ins` (`user_id`, `at`) SELECT u.id, (SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id) FROM users u WHERE u.temporary_until IS NULL OR EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id);
