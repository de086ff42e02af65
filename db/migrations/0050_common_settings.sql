CREATE TABLE `common_settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`uploads` text NOT NULL
);
