CREATE TABLE `kept_keys` (
	`name` text PRIMARY KEY NOT NULL,
	`key` blob NOT NULL
);
