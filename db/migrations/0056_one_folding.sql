CREATE VIRTUAL TABLE `order_search_terms` USING fts5vocab(`order_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `submission_search_terms` USING fts5vocab(`submission_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `history_search_terms` USING fts5vocab(`history_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `account_search_terms` USING fts5vocab(`account_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `mail_search_terms` USING fts5vocab(`mail_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `file_texts_search_terms` USING fts5vocab(`file_texts_search`, 'row');
--> statement-breakpoint
CREATE VIRTUAL TABLE `campaigns_search_terms` USING fts5vocab(`campaigns_search`, 'row');
--> statement-breakpoint
DROP VIEW `history_words`;
--> statement-breakpoint
CREATE VIEW `history_words` AS SELECT h.`id`, h.`search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(h.`actor_name` || ' ' || h.`note` || ' ' || coalesce(o.`reference` || ' ' || substr(o.`reference`, -5) || ' ' || substr(o.`reference`, -4) || ' ' || substr(o.`reference`, -3) || ' ' || substr(o.`reference`, -2) || ' ' || substr(o.`reference`, -1), '') || ' ' || coalesce(s.`institution_name` || ' ' || s.`reference` || ' ' || substr(s.`reference`, -5) || ' ' || substr(s.`reference`, -4) || ' ' || substr(s.`reference`, -3) || ' ' || substr(s.`reference`, -2) || ' ' || substr(s.`reference`, -1), '') || ' ' || coalesce((SELECT n.`title_pt` || ' ' || n.`title_en` FROM `catalogue_items` n WHERE n.`id` = h.`record_id`), '') || ' ' || coalesce((SELECT n.`name` FROM `users` n WHERE n.`id` = h.`record_id`), '') || ' ' || coalesce((SELECT n.`subject_pt` || ' ' || n.`subject_en` FROM `campaigns` n WHERE n.`id` = h.`record_id`), '') || ' ' || coalesce((SELECT n.`name` FROM `letter_types` n WHERE n.`id` = h.`record_id`), ''), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') AS `text` FROM `history` h LEFT JOIN `order_requests` r ON r.`id` = h.`record_id` LEFT JOIN `contracts` c ON c.`id` = h.`record_id` LEFT JOIN `orders` o ON o.`id` = coalesce(r.`order_id`, c.`order_id`, h.`record_id`) LEFT JOIN `submissions` s ON s.`id` = coalesce(h.`submission_id`, o.`submission_id`, h.`record_id`);
--> statement-breakpoint
DROP VIEW `account_words`;
--> statement-breakpoint
CREATE VIEW `account_words` AS SELECT u.`id`, u.`search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`name` || ' ' || u.`email`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') || ' ' || 'id' || replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', '') || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -8) || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -9) || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -10) || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.`phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -11) || ' ' || coalesce((SELECT group_concat(s.`search` || ' ' || s.`reference` || ' ' || substr(s.`reference`, -5) || ' ' || substr(s.`reference`, -4) || ' ' || substr(s.`reference`, -3) || ' ' || substr(s.`reference`, -2) || ' ' || substr(s.`reference`, -1), ' ') FROM `submission_members` m JOIN `submissions` s ON s.`id` = m.`submission_id` WHERE m.`user_id` = u.`id`), '') AS `text` FROM `users` u;
--> statement-breakpoint
DROP TRIGGER `users_search_update`;
--> statement-breakpoint
CREATE TRIGGER `users_search_update` AFTER UPDATE OF `name`, `email`, `phone` ON `users` BEGIN
  INSERT OR REPLACE INTO `account_search` (rowid, `text`) SELECT `search_row`, `text` FROM `account_words` WHERE `id` = new.`id` AND `search_row` IS NOT NULL;
END;
--> statement-breakpoint
DROP TRIGGER `outbox_search_insert`;
--> statement-breakpoint
DROP TRIGGER `outbox_search_update`;
--> statement-breakpoint
CREATE TRIGGER `outbox_search_insert` AFTER INSERT ON `outbox` BEGIN
  UPDATE `outbox` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `outbox`) WHERE `id` = new.`id` AND `search_row` IS NULL;
  INSERT OR REPLACE INTO `mail_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`to_name` || ' ' || `to_email` || ' ' || `subject`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `outbox` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_search_update` AFTER UPDATE OF `to_name`, `to_email`, `subject` ON `outbox` WHEN new.`search_row` IS NOT NULL BEGIN
  INSERT OR REPLACE INTO `mail_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`to_name` || ' ' || `to_email` || ' ' || `subject`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `outbox` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
DROP TRIGGER `campaigns_search_insert`;
--> statement-breakpoint
DROP TRIGGER `campaigns_search_update`;
--> statement-breakpoint
CREATE TRIGGER `campaigns_search_insert` AFTER INSERT ON `campaigns` BEGIN
  UPDATE `campaigns` SET `search_row` = (SELECT coalesce(max(`search_row`), 0) + 1 FROM `campaigns`) WHERE `id` = new.`id`;
  INSERT OR REPLACE INTO `campaigns_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(`subject_pt`, '') || ' ' || coalesce(`subject_en`, ''), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `campaigns` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `campaigns_search_update` AFTER UPDATE OF `subject_pt`, `subject_en` ON `campaigns` BEGIN
  INSERT OR REPLACE INTO `campaigns_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(`subject_pt`, '') || ' ' || coalesce(`subject_en`, ''), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `campaigns` WHERE `id` = new.`id`;
END;
--> statement-breakpoint
UPDATE `submissions` SET `institution_sort` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`institution_sort`, 'ø', 'o'), 'ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), 'ð', 'd'), 'ħ', 'h'), 'ŋ', 'n') WHERE `institution_sort` GLOB '*[øØłŁßıđĐþÞæÆœŒðÐħĦŋŊ]*';
--> statement-breakpoint
UPDATE `submissions` SET `search` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search`, 'ø', 'o'), 'ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), 'ð', 'd'), 'ħ', 'h'), 'ŋ', 'n') || ' ' || lower('id' || replace(replace(replace(replace(replace(replace(replace(replace(replace(`cnpj`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', '') || ' ' || 'id' || replace(replace(replace(replace(replace(replace(replace(replace(replace(`representative_phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', '') || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(`representative_phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -8) || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(`representative_phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -9) || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(`representative_phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -10) || ' ' || 'id' || substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(`representative_phone`, ' ', ''), '.', ''), '/', ''), '-', ''), '(', ''), ')', ''), '+', ''), '–', ''), '‑', ''), -11));
--> statement-breakpoint
UPDATE `orders` SET `search` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search`, 'ø', 'o'), 'ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), 'ð', 'd'), 'ħ', 'h'), 'ŋ', 'n') WHERE `search` GLOB '*[øØłŁßıđĐþÞæÆœŒðÐħĦŋŊ]*';
--> statement-breakpoint
UPDATE `file_texts` SET `text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`text`, 'ø', 'o'), 'ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), 'ð', 'd'), 'ħ', 'h'), 'ŋ', 'n') WHERE `text` GLOB '*[øØłŁßıđĐþÞæÆœŒðÐħĦŋŊ]*';
--> statement-breakpoint
UPDATE OR REPLACE `look_ups` SET `value` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`value`, 'ø', 'o'), 'ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), 'ð', 'd'), 'ħ', 'h'), 'ŋ', 'n') WHERE `value` GLOB '*[øØłŁßıđĐþÞæÆœŒðÐħĦŋŊ]*';
--> statement-breakpoint
INSERT OR REPLACE INTO `account_search` (rowid, `text`) SELECT `search_row`, `text` FROM `account_words` WHERE `search_row` IS NOT NULL;
--> statement-breakpoint
INSERT OR REPLACE INTO `history_search` (rowid, `text`) SELECT w.`search_row`, w.`text` FROM `history_words` w JOIN `history` h ON h.`id` = w.`id` WHERE h.`search_row` IS NOT NULL;
--> statement-breakpoint
INSERT OR REPLACE INTO `mail_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`to_name` || ' ' || `to_email` || ' ' || `subject`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `outbox` WHERE `search_row` IS NOT NULL AND (`to_name` GLOB '*[øØłŁßıđĐþÞæÆœŒðÐħĦŋŊ]*' OR `subject` GLOB '*[øØłŁßıđĐþÞæÆœŒðÐħĦŋŊ]*');
--> statement-breakpoint
INSERT OR REPLACE INTO `campaigns_search` (rowid, `text`) SELECT `search_row`, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(`subject_pt`, '') || ' ' || coalesce(`subject_en`, ''), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'ß', 'ss'), 'ı', 'i'), 'đ', 'd'), 'Đ', 'd'), 'þ', 'th'), 'Þ', 'th'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h'), 'ŋ', 'n'), 'Ŋ', 'n') FROM `campaigns`;
