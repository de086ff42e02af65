CREATE INDEX `evaluations_changed` ON `evaluations` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `evaluations_average` ON `evaluations` (`average`,`id`);--> statement-breakpoint
CREATE INDEX `orders_custom` ON `orders` (`id`) WHERE type = 'CUSTOM';