CREATE TABLE `kept_answers` (
	`shop_id` text NOT NULL,
	`key` text NOT NULL,
	`asked` text NOT NULL,
	`answer` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `key`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `kept_answers_by_age` ON `kept_answers` (`created_at`);--> statement-breakpoint
DROP INDEX `items_added`;--> statement-breakpoint
ALTER TABLE `items` DROP COLUMN `added_key`;--> statement-breakpoint
DROP INDEX `sections_added`;--> statement-breakpoint
ALTER TABLE `sections` DROP COLUMN `added_key`;
