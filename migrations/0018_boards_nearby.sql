ALTER TABLE `posts` ADD `shop_id` text REFERENCES shops(id) ON DELETE CASCADE;--> statement-breakpoint
CREATE INDEX `posts_of_shop` ON `posts` (`shop_id`) WHERE "posts"."shop_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `shops` ADD `listed_nearby` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `shops` ADD `board_raises` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `shops_nearby` ON `shops` (CAST((latitude + 90) * 50 AS INTEGER) * 18000 + CAST((longitude + 180) * 50 AS INTEGER)) WHERE closed_at IS NULL AND listed_nearby = 1 AND latitude IS NOT NULL;