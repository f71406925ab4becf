CREATE TABLE `menu_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`shop_id` text NOT NULL,
	`revision` integer NOT NULL,
	`at` integer NOT NULL,
	`account_id` integer NOT NULL,
	`username` text NOT NULL,
	`role` text NOT NULL,
	`changes` text,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `menu_versions_of_shop` ON `menu_versions` (`shop_id`,`revision`);--> statement-breakpoint
CREATE INDEX `menu_versions_by_age` ON `menu_versions` (`at`);--> statement-breakpoint
CREATE TABLE `version_photos` (
	`photo_key` text PRIMARY KEY NOT NULL,
	`kept_until` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `version_photos_by_end` ON `version_photos` (`kept_until`);--> statement-breakpoint
ALTER TABLE `shops` ADD `edited_by` integer;--> statement-breakpoint
ALTER TABLE `shops` ADD `edited_at` integer;