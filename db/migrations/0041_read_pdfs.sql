CREATE TABLE `file_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL,
	`search_row` integer,
	FOREIGN KEY (`id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `file_texts_found` ON `file_texts` (`search_row`);--> statement-breakpoint
ALTER TABLE `files` ADD `pdf_state` text;--> statement-breakpoint
ALTER TABLE `files` ADD `pdf_title` text;--> statement-breakpoint
ALTER TABLE `files` ADD `pdf_opening` text;
--> statement-breakpoint
CREATE VIRTUAL TABLE `file_texts_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
UPDATE `file_texts` SET `search_row` = rowid;
--> statement-breakpoint
INSERT OR REPLACE INTO `file_texts_search` (rowid, `text`) SELECT `search_row`, coalesce(`text`, '') FROM `file_texts`;
--> statement-breakpoint
CREATE TRIGGER `file_texts_search_insert` AFTER INSERT ON `file_texts` BEGIN
  UPDATE `file_texts` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `file_texts`) WHERE `id` = new.`id`;
  INSERT OR REPLACE INTO `file_texts_search` (rowid, `text`) SELECT `search_row`, coalesce(`text`, '') FROM `file_texts` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `file_texts_search_update` AFTER UPDATE OF `text` ON `file_texts` BEGIN
  INSERT OR REPLACE INTO `file_texts_search` (rowid, `text`) SELECT `search_row`, coalesce(`text`, '') FROM `file_texts` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `file_texts_search_delete` AFTER DELETE ON `file_texts` BEGIN
  DELETE FROM `file_texts_search` WHERE rowid = old.`search_row`;
END;
