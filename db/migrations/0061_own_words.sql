CREATE TABLE `own_words` (
	`field` text NOT NULL,
	`key` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`field`, `key`)
);
