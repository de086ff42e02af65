CREATE TABLE `restores` (
	`id` text PRIMARY KEY NOT NULL,
	`taken_at` integer NOT NULL,
	`restored_at` integer NOT NULL,
	`decision` text,
	`decided_by` text,
	`decided_at` integer
);
