ALTER TABLE `contracts` ADD `published_at` integer;--> statement-breakpoint
-- Every edition so far was the exhibitor's at once, who was mailed.
UPDATE `contracts` SET `published_at` = `created_at`;
