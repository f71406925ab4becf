CREATE TABLE `shop_days` (
	`shop_id` text NOT NULL,
	`day` text NOT NULL,
	`opened` integer NOT NULL,
	PRIMARY KEY(`shop_id`, `day`),
	FOREIGN KEY (`shop_id`) REFERENCES `shops`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `shop_days_by_day` ON `shop_days` (`day`);