CREATE TABLE `desk_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`density` text NOT NULL,
	`letter_keys` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
