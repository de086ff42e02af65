ALTER TABLE `payments` ADD `search_row` integer;--> statement-breakpoint
CREATE INDEX `payments_found` ON `payments` (`search_row`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `payments_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `payments_search_terms` USING fts5vocab(`payments_search`, 'row');
--> statement-breakpoint
UPDATE `payments` SET `search_row` = rowid;
--> statement-breakpoint
INSERT OR REPLACE INTO `payments_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(`reference`, ''), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `payments`;
--> statement-breakpoint
CREATE TRIGGER `payments_search_insert` AFTER INSERT ON `payments` BEGIN
  UPDATE `payments` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `payments`) WHERE `id` = new.`id`;
  INSERT OR REPLACE INTO `payments_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(`reference`, ''), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `payments` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `payments_search_update` AFTER UPDATE OF `reference` ON `payments` BEGIN
  INSERT OR REPLACE INTO `payments_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(`reference`, ''), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `payments` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `payments_search_delete` AFTER DELETE ON `payments` BEGIN
  DELETE FROM `payments_search` WHERE rowid = old.`search_row`;
END;
