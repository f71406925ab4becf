CREATE TABLE `hourly_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `hourly_counts_by_end` ON `hourly_counts` (`ends_at`);--> statement-breakpoint
CREATE INDEX `shops_by_image` ON `shops` (`image_key`) WHERE "shops"."image_key" IS NOT NULL;