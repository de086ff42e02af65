CREATE TABLE `reminder_looks` (
	`kind` text PRIMARY KEY NOT NULL,
	`looked_at` integer NOT NULL,
	`wrote_at` integer,
	`queued` integer DEFAULT 0 NOT NULL,
	`drafted` integer DEFAULT 0 NOT NULL
);
