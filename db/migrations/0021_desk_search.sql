ALTER TABLE `outbox` ADD `search_row` integer;--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_found` ON `outbox` (`search_row`);--> statement-breakpoint
ALTER TABLE `users` ADD `search_row` integer;--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_found` ON `users` (`search_row`);--> statement-breakpoint
CREATE INDEX `order_requests_created` ON `order_requests` (`created_at`);
--> statement-breakpoint
CREATE VIRTUAL TABLE `account_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE `mail_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIEW `account_words` AS SELECT u.`id`, u.`search_row`, u.`name` || ' ' || u.`email` || ' ' || coalesce((SELECT group_concat(s.`search` || ' ' || s.`reference` || ' ' || substr(s.`reference`, -5) || ' ' || substr(s.`reference`, -4) || ' ' || substr(s.`reference`, -3) || ' ' || substr(s.`reference`, -2) || ' ' || substr(s.`reference`, -1), ' ') FROM `submission_members` m JOIN `submissions` s ON s.`id` = m.`submission_id` WHERE m.`user_id` = u.`id`), '') AS `text` FROM `users` u;
--> statement-breakpoint
UPDATE `users` SET `search_row` = rowid;
--> statement-breakpoint
UPDATE `outbox` SET `search_row` = rowid;
--> statement-breakpoint
INSERT INTO `account_search` (rowid, `text`) SELECT `search_row`, `text` FROM `account_words`;
--> statement-breakpoint
INSERT INTO `mail_search` (rowid, `text`) SELECT `search_row`, `to_name` || ' ' || `to_email` || ' ' || `subject` FROM `outbox`;
--> statement-breakpoint
CREATE TRIGGER `users_search_insert` AFTER INSERT ON `users` BEGIN
  UPDATE `users` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `users`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `account_search` (rowid, `text`) SELECT `search_row`, `text` FROM `account_words` WHERE `id` = new.`id` AND `search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `users_search_update` AFTER UPDATE OF `name`, `email` ON `users` BEGIN
  INSERT OR REPLACE INTO `account_search` (rowid, `text`) SELECT `search_row`, `text` FROM `account_words` WHERE `id` = new.`id` AND `search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `users_search_delete` AFTER DELETE ON `users` WHEN old.`search_row` IS NOT NULL BEGIN
  DELETE FROM `account_search` WHERE rowid = old.`search_row`;
END;
--> statement-breakpoint
CREATE TRIGGER `members_search_insert` AFTER INSERT ON `submission_members` BEGIN
  INSERT OR REPLACE INTO `account_search` (rowid, `text`) SELECT `search_row`, `text` FROM `account_words` WHERE `id` = new.`user_id` AND `search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `members_search_delete` AFTER DELETE ON `submission_members` BEGIN
  INSERT OR REPLACE INTO `account_search` (rowid, `text`) SELECT `search_row`, `text` FROM `account_words` WHERE `id` = old.`user_id` AND `search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `submissions_members_search` AFTER UPDATE OF `search` ON `submissions` BEGIN
  INSERT OR REPLACE INTO `account_search` (rowid, `text`) SELECT w.`search_row`, w.`text` FROM `submission_members` m JOIN `account_words` w ON w.`id` = m.`user_id` WHERE m.`submission_id` = new.`id` AND w.`search_row` IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_search_insert` AFTER INSERT ON `outbox` BEGIN
  UPDATE `outbox` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `outbox`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `mail_search` (rowid, `text`) SELECT `search_row`, `to_name` || ' ' || `to_email` || ' ' || `subject` FROM `outbox` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_search_update` AFTER UPDATE OF `to_name`, `to_email`, `subject` ON `outbox` WHEN new.`search_row` IS NOT NULL BEGIN
  INSERT OR REPLACE INTO `mail_search` (rowid, `text`) VALUES (new.`search_row`, new.`to_name` || ' ' || new.`to_email` || ' ' || new.`subject`);
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_search_delete` AFTER DELETE ON `outbox` WHEN old.`search_row` IS NOT NULL BEGIN
  DELETE FROM `mail_search` WHERE rowid = old.`search_row`;
END;
