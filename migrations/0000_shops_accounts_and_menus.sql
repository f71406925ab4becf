CREATE TABLE `accounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`shop_id` text,
	`epoch` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "accounts_role_shop" CHECK(("accounts"."role" = 'operator') = ("accounts"."shop_id" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_username` ON `accounts` (lower("username"));--> statement-breakpoint
CREATE INDEX `accounts_shop` ON `accounts` (`shop_id`);--> statement-breakpoint
CREATE TABLE `items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`shop_id` text NOT NULL,
	`section_id` integer NOT NULL,
	`name` text NOT NULL,
	`price_paise` integer DEFAULT 0 NOT NULL,
	`position` integer NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`metadata` text DEFAULT '{}' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`section_id`,`shop_id`) REFERENCES `sections`(`id`,`shop_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "items_price" CHECK("items"."price_paise" BETWEEN 0 AND 100000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX `items_in_order` ON `items` (`shop_id`,`section_id`,`position`);--> statement-breakpoint
CREATE TABLE `sections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`shop_id` text NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	`subheaders` text DEFAULT '[]' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `sections_in_order` ON `sections` (`shop_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `sections_of_shop` ON `sections` (`id`,`shop_id`);--> statement-breakpoint
CREATE TABLE `shops` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`image_key` text,
	`categories` text DEFAULT '[]' NOT NULL,
	`phone_number` text DEFAULT '' NOT NULL,
	`food_type` text DEFAULT '' NOT NULL,
	`footer` text DEFAULT '[]' NOT NULL,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer
) STRICT;
