ALTER TABLE `comments` ADD `flagged_at` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `reporting_ended_at` integer;--> statement-breakpoint
ALTER TABLE `posts` ADD `flagged_at` integer;--> statement-breakpoint
ALTER TABLE `cases` ADD `flagged_at` integer;--> statement-breakpoint
CREATE INDEX `cases_by_urgency` ON `cases` (`decided_at`,(flagged_at IS NULL AND NOT is_child_safety),`due_at`,`id`);--> statement-breakpoint
ALTER TABLE `reports` ADD `abusive_at` integer;--> statement-breakpoint
CREATE TRIGGER `flags_of_posts_are_noted` AFTER UPDATE OF `flagged_at` ON `posts`
BEGIN
	INSERT INTO `post_changes` (`post_id`) VALUES (NEW.id);
END;
--> statement-breakpoint
-- What reports have hidden by now stays hidden until it is decided.
UPDATE `reports` SET `weight` = 3 WHERE `reason` = 'child-safety';
--> statement-breakpoint
-- Of what moderators showed again, no earlier report counts any more.
UPDATE `reports` SET `weight` = 0 WHERE `case_id` IN (SELECT `id` FROM `cases` WHERE `decision` = 'restore');
--> statement-breakpoint
UPDATE `cases` SET
	`score` = (SELECT total(`weight`) FROM `reports` WHERE `case_id` = `cases`.`id`),
	`flagged_at` = `opened_at`
WHERE `decision` IS NULL AND (`is_child_safety` OR `score` >= 3);
