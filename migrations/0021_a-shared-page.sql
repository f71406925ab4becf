CREATE TABLE `post_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` integer NOT NULL,
	`changed_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `posts` ADD `edited_at` integer;--> statement-breakpoint
CREATE INDEX `reactions_by_time` ON `reactions` (`post_id`,`created_at`,`reaction`);
--> statement-breakpoint
CREATE TRIGGER `changes_of_posts_are_noted`
AFTER UPDATE OF `hidden_at`, `text`, `venue`, `photos`, `expires_at`, `resolved_at`, `tile`, `parent_tile` ON `posts`
BEGIN
	INSERT INTO `post_changes` (`post_id`) VALUES (NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `deletions_of_posts_are_noted` AFTER DELETE ON `posts`
WHEN OLD.expires_at > unixepoch() * 1000
BEGIN
	INSERT INTO `post_changes` (`post_id`) VALUES (OLD.id);
END;
--> statement-breakpoint
CREATE TRIGGER `changes_of_boards_are_noted`
AFTER UPDATE OF `board`, `name`, `second_name`, `hours`, `latitude`, `longitude`, `listed_nearby`, `closed_at` ON `shops`
BEGIN
	INSERT INTO `post_changes` (`post_id`) SELECT `id` FROM `posts` WHERE `shop_id` = NEW.id;
END;
