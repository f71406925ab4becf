CREATE TABLE `banned_addresses` (
	`address` text PRIMARY KEY NOT NULL,
	`ends_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `banned_addresses_by_end` ON `banned_addresses` (`ends_at`);--> statement-breakpoint
ALTER TABLE `people` ADD `banned_until` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `emptied_at` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `last_address` text;--> statement-breakpoint
ALTER TABLE `people` ADD `last_address_at` integer;--> statement-breakpoint
CREATE INDEX `people_banned` ON `people` (`banned_until`) WHERE "people"."banned_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `people_by_address_time` ON `people` (`last_address_at`) WHERE "people"."last_address_at" IS NOT NULL;--> statement-breakpoint
-- Bans from before they had an end last a year.
UPDATE `people` SET `banned_until` = `banned_at` + 31536000000 WHERE `banned_at` IS NOT NULL;
