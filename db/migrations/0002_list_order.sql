CREATE INDEX `orders_total` ON `orders` (`total_cents`);--> statement-breakpoint
CREATE INDEX `submissions_search` ON `submissions` (`search`);--> statement-breakpoint
CREATE INDEX `submissions_space` ON `submissions` (`space_m2`);