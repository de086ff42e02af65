ALTER TABLE `evaluations` ADD `average` integer;--> statement-breakpoint
UPDATE `evaluations` SET `average` =
	(200 * (coalesce(`theme`, 0) + coalesce(`innovation`, 0) + coalesce(`sustainability`, 0) + coalesce(`feasibility`, 0) + coalesce(`public_interest`, 0))
		+ ((`theme` IS NOT NULL) + (`innovation` IS NOT NULL) + (`sustainability` IS NOT NULL) + (`feasibility` IS NOT NULL) + (`public_interest` IS NOT NULL)))
	/ nullif(2 * ((`theme` IS NOT NULL) + (`innovation` IS NOT NULL) + (`sustainability` IS NOT NULL) + (`feasibility` IS NOT NULL) + (`public_interest` IS NOT NULL)), 0);
